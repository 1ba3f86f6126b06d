"""A browser without a window, driven over a pipe by its own protocol, with nothing but Python's library."""

import json
import os
import subprocess
import tempfile
import time


class Browser:
    """One page at a time; everything that the console says and every request is kept."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        take, self.out = os.pipe()
        self.into, give = os.pipe()
        # The browser reads from 3 and writes to 4.
        command = 'exec "$@" 3<&%d 4>&%d' % (take, give)
        self.process = subprocess.Popen(
            ["bash", "-c", command, "browser", program, "--headless", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
             "--user-data-dir=" + self.profile.name, "--remote-debugging-pipe", "about:blank"],
            pass_fds=(take, give), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(take)
        os.close(give)
        self.buffer = b""
        self.serial = 0
        self.session = None
        self.said = []
        self.requested = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.ask(domain + ".enable")

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def receive(self):
        while b"\0" not in self.buffer:
            more = os.read(self.into, 1 << 20)
            if not more:
                raise SystemExit("the browser has ended")
            self.buffer += more
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def note(self, message):
        method, about = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.said.append(str([value.get("value") for value in about["args"]]))
        elif method == "Runtime.exceptionThrown":
            self.said.append(str(about["exceptionDetails"].get("exception", about)))
        elif method == "Log.entryAdded":
            self.said.append(about["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.said.append("a dialog: " + about["message"])
        elif method == "Network.requestWillBeSent":
            self.requested.append(about["request"]["url"])

    def ask(self, method, **about):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": about}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.serial:
                if "error" in answer:
                    raise SystemExit("%s: %s" % (method, answer["error"]))
                return answer["result"]
            self.note(answer)

    def open(self, path):
        if not os.path.exists(path):
            raise SystemExit("there is no page " + path)
        self.said, self.requested = [], []
        self.ask("Page.navigate", url="file://" + path)
        while self.receive_until_loaded():
            pass

    def receive_until_loaded(self):
        message = self.receive()
        self.note(message)
        return message.get("method") != "Page.loadEventFired"

    def value(self, expression):
        """What an expression is in the page, as a plain value."""
        result = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit("%s: %s" % (expression, result["exceptionDetails"]))
        return result["result"].get("value")

    def wait_for(self, expression):
        """Until something holds, for five seconds at most; a page may be loading meanwhile."""
        for _ in range(100):
            try:
                if self.value(expression):
                    return
            except SystemExit:
                pass
            time.sleep(0.05)

    def press(self, key):
        """A key as a person presses it, in whatever has the focus."""
        code = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9}[key]
        for kind in ["rawKeyDown", "keyUp"]:
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def drag(self, start, end):
        for kind, (x, y), buttons in [
                ("mousePressed", start, 1), ("mouseMoved", end, 1), ("mouseReleased", end, 0)]:
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
                     button="left", clickCount=1)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def nodes(self):
        """Role and name of everything that a screen reader meets."""
        tree = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in tree if not node["ignored"]]

    def picture(self, path, width=1280, height=900, dark=False, paper=False):
        import base64
        self.ask("Emulation.setEmulatedMedia", media="print" if paper else "",
                 features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=1, mobile=False)
        data = self.ask("Page.captureScreenshot", captureBeyondViewport=False)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
