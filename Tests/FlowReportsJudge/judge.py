"""Opens the pages of reports in a real browser and uses them; see `judge`."""

import os
import sys

from browser import Browser

program, folder = sys.argv[1:3]
pictures = sys.argv[3] if len(sys.argv) > 3 else None
if pictures:
    os.makedirs(pictures, exist_ok=True)
failures = []
# A row a page: its name, its bytes, its events, the first paint in ms.
sizes = []


def check(page, claim, holds):
    print("  %s %s" % ("✓" if holds else "✗", claim))
    if not holds:
        failures.append("%s: %s" % (page, claim))


TREE = "document.getElementById('hierarchy').innerText"
CURSOR = "Number(document.getElementById('cursor').value)"
# Text against what is behind it, by the formula of WCAG 2; blended colours do not occur.
CONTRAST = """(() => {
  const light = colour => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(Number).map(v => v / 255)
      .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  const behind = element => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor
      if (!/, 0\\)$/.test(colour)) return colour
    }
    return 'rgb(255, 255, 255)'
  }
  const poor = []
  for (const element of document.querySelectorAll('h1, h2, h3, p, a, small, b, td, th, time, pre, label, .name, .path text')) {
    const style = getComputedStyle(element)
    const [one, other] = [light(element.closest('.path') ? style.fill : style.color), light(behind(element))]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    if (ratio < 4.5) poor.push(element.tagName + ' ' + ratio.toFixed(2) + ' ' + element.textContent.slice(0, 40))
  }
  return poor.slice(0, 3).join('; ')
})()"""


# A wide window and that of a phone.
SIZES = [(1280, 900), (390, 844)]
# A name whose number has no room.
NUMBERLESS = """Array.from(document.querySelectorAll('.name'), name => {
  const number = name.lastChild
  if (!number || number.nodeType !== Node.TEXT_NODE) return null
  const range = document.createRange()
  range.selectNodeContents(number)
  return range.getBoundingClientRect().right <= name.getBoundingClientRect().right ? null : name.title
}).filter(Boolean).join(', ')"""
# An arrow of a path whose target stands on another line, as long as there is room for a target.
TORN = """document.querySelector('.leak pre:not(:has(.line)):not(details pre)') ? 'a report without lines' : Array.from(document.querySelectorAll('.line > span'), rest => {
  const node = rest.firstChild
  if (!node || node.nodeType !== Node.TEXT_NODE || !node.data.startsWith('→ ')) return null
  const top = place => {
    const range = document.createRange()
    range.setStart(node, place)
    range.setEnd(node, place + 1)
    return range.getBoundingClientRect().top
  }
  return Math.abs(top(0) - top(2)) < 2 ? null : rest.parentElement.textContent
}).filter(Boolean).join('; ')"""
# A timeline's marks that are cut off, or stand nowhere; one that scrolls has to show the mark that it is about.
CUT_OFF = """Array.from(document.querySelectorAll('.frame:has(.row)'), frame => {
  const view = frame.getBoundingClientRect()
  const names = frame.querySelector('.name').getBoundingClientRect()
  const isSeen = mark => {
    const box = mark.getBoundingClientRect()
    return box.left >= names.right - 2 && box.right <= view.right + 2
  }
  const marks = Array.from(frame.querySelectorAll('text[data-m]'))
  const at = column => marks.filter(mark => Number(mark.dataset.m) === column)
  const last = Math.max(...marks.map(mark => Number(mark.dataset.m)))
  const about = at(Number(frame.dataset.opens))
  if (!about.some(isSeen)) return 'what it is about'
  if (frame.scrollWidth > frame.clientWidth) return null
  for (let column = 0; column <= last; column += 1) if (!at(column).some(isSeen)) return 'column ' + column
  return null
}).filter(Boolean).join('; ')"""
# A line or a text of a map that leaves the drawing.
OUTSIDE = """Array.from(document.querySelectorAll('svg.map > path, svg.map text, svg.map rect'), shape => {
  const [box, frame] = [shape.getBBox(), shape.ownerSVGElement.viewBox.baseVal]
  const isIn = box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width && box.y + box.height <= frame.height
  return isIn ? null : shape.textContent.slice(0, 40)
}).filter(Boolean).join('; ')"""


def at_size(browser, width, height):
    browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)


def judge_opening(browser, name):
    """What a page shows before anything is touched, wide and narrow."""
    path = os.path.join(folder, name + ".html")
    for width, height in SIZES:
        at_size(browser, width, height)
        browser.open(path)
        words = " at %d" % width
        check(name, "nothing is wider than the page" + words,
              browser.value("document.documentElement.scrollWidth <= innerWidth"))
        numberless = browser.value(NUMBERLESS)
        check(name, "names keep their numbers%s %s" % (words, numberless), numberless == "")
        torn = browser.value(TORN)
        check(name, "no arrow is torn from its target%s %s" % (words, torn), torn == "")
        if browser.value("document.querySelector('.row') !== null"):
            check(name, "there is a legend for each timeline" + words, browser.value(
                "document.querySelectorAll('.signs').length === document.querySelectorAll('#timeline, .frame:has(.row)').length"
                " && Array.from(document.querySelectorAll('.legend'), one => one.offsetHeight > 0).every(Boolean)"))
        cut = browser.value(CUT_OFF)
        check(name, "timelines are whole, or show what they are about%s %s" % (words, cut), cut == "")
        if browser.value("document.getElementById('timeline') !== null"):
            check(name, "the mark at the cursor is in view" + words, browser.value("""(() => {
              document.getElementById('timeline').scrollIntoView()
              const box = document.getElementById('mark').getBoundingClientRect()
              const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
              return found !== null && found.id === 'mark' })()"""))
            check(name, "the cursor is at a leak or a misuse, if there is one" + words, browser.value(
                "log.every(line => !['leak', 'misuse'].includes(line.dataset.k))"
                " || ['leak', 'misuse'].includes(log[%s].dataset.k)" % CURSOR))
    browser.ask("Emulation.clearDeviceMetricsOverride")


def judge_map(browser, name, found):
    """The map of an exploration: its lines, its marks, its legend."""
    path = os.path.join(folder, name + ".html")
    for width, height in SIZES:
        at_size(browser, width, height)
        browser.open(path)
        words = " at %d" % width
        outside = browser.value(OUTSIDE)
        check(name, "nothing leaves the drawing%s %s" % (words, outside), outside == "")
        check(name, "screens with findings are marked, %d of them" % found, browser.value(
            "document.querySelectorAll('svg.map .found').length === %d" % found))
        check(name, "one of them is in view" + words, browser.value("""(() => {
          const view = document.querySelector('.frame').getBoundingClientRect()
          return Array.from(document.querySelectorAll('.frame .found'), box => box.getBoundingClientRect())
            .some(box => box.left >= view.left && box.right <= view.right) })()"""))
        check(name, "there is a legend" + words,
              browser.value("document.querySelector('ul.legend.map').offsetHeight > 0"))
    browser.ask("Emulation.clearDeviceMetricsOverride")
    browser.open(path)
    judge_reading(browser, name, path)


def judge(browser, name):
    path = os.path.join(folder, name + ".html")
    browser.ask("Emulation.setEmulatedMedia", media="", features=[])
    browser.open(path)
    size = os.path.getsize(path)
    paint = browser.value("""new Promise(done => {
      new PerformanceObserver(list => done(list.getEntries()[0].startTime)).observe({ type: 'paint', buffered: true })
      setTimeout(() => done(-1), 3000) })""")
    print(name)
    sizes.append((name, size, browser.value("log.length"), paint))

    browser.value("document.getElementById('cursor').focus()")
    browser.press("Home")
    check(name, "Home leads to the first event", browser.value(CURSOR) == 0)
    first = browser.value(TREE)
    trees = {first}
    for _ in range(60):
        browser.press("ArrowRight")
        trees.add(browser.value(TREE))
    steps = min(60, browser.value("log.length") - 1)
    check(name, "the right arrow moves the cursor, an event each", browser.value(CURSOR) == steps)
    check(name, "the tree changes with it (%d different ones)" % len(trees), len(trees) > 5)
    browser.press("ArrowLeft")
    check(name, "the left arrow moves it back", browser.value(CURSOR) == steps - 1)
    check(name, "what is at the cursor is said in words",
          browser.value("cursor.getAttribute('aria-valuetext') === log[%d].textContent" % (steps - 1)))
    browser.value("document.getElementById('mark').focus({ preventScroll: true })")
    browser.press("ArrowRight")
    check(name, "the mark at the cursor takes the focus, moves by key, and has its words", browser.value(
        "document.activeElement.id === 'mark' && " + CURSOR + " === %d && document.getElementById('mark').dataset.words === log[%d].textContent"
        " && document.getElementById('mark').getAttribute('aria-label') === log[%d].textContent" % (steps, steps, steps)))
    check(name, "it is scrolled to, and nothing covers it", browser.value("""(() => {
      const box = document.getElementById('mark').getBoundingClientRect()
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return found !== null && found.id === 'mark' })()"""))
    check(name, "it stands on its row and at its column", browser.value("""(() => {
      const [mark, box] = [marks[%d].getBoundingClientRect(), document.getElementById('mark').getBoundingClientRect()]
      return Math.abs(mark.left + mark.width / 2 - box.left - box.width / 2) < 4
        && mark.top >= box.top - 2 && mark.bottom <= box.bottom + 4 })()""" % steps))
    browser.press("End")
    check(name, "End leads to the last event", browser.value(CURSOR + " === log.length - 1"))
    browser.press("Home")
    check(name, "back at the beginning the tree is what it was", browser.value(TREE) == first)

    browser.value("document.getElementById('timeline').scrollIntoView()")
    left, top = browser.value("""(() => { const box = document.querySelector('.scale svg').getBoundingClientRect()
      return [box.left, box.bottom + 10] })()""")
    browser.drag((left + 30, top), (left + 126, top))
    check(name, "a drag in the timeline takes the cursor along", browser.value(CURSOR) == 10)
    check(name, "the line stands at the cursor's mark", browser.value("""(() => {
      const mark = marks[10]
      mark.scrollIntoView({ block: 'center' })
      const [box, at] = [mark.getBoundingClientRect(), document.getElementById('line').getBoundingClientRect()]
      return Math.abs(box.left + box.width / 2 - at.left - at.width / 2) < 4 })()"""))
    browser.value("moveTo(Math.floor(log.length / 2)), document.getElementById('timeline').scrollIntoView()")
    check(name, "far to the right the rows are drawn as well", browser.value("""new Promise(done =>
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const frame = document.getElementById('timeline').getBoundingClientRect()
        const found = document.elementsFromPoint(frame.left + frame.width / 2, frame.top + 60)
        done(found.some(element => element.tagName === 'svg'))})))"""))

    shown = "log.filter(line => !line.hidden).length"
    everything = browser.value(shown)
    browser.value("document.getElementById('search').focus()")
    browser.type("viewdidappear")
    found = browser.value(shown)
    check(name, "a search leaves what it finds (%d of %d)" % (found, everything),
          0 < found < everything and found == browser.value(
              "log.filter(line => line.textContent.toLowerCase().includes('viewdidappear')).length"))
    browser.value("document.getElementById('search').select()")
    browser.type(" ")
    choose = """(() => { const list = document.getElementById('%s'); list.selectedIndex = %d
      list.dispatchEvent(new Event('input', { bubbles: true })); return list.value })()"""
    kind = browser.value(choose % ("kind", 1))
    check(name, "a kind leaves its own", browser.value(
        "log.every(line => line.hidden === (line.dataset.k !== '%s'))" % kind))
    browser.value(choose % ("kind", 0))
    screen = browser.value(choose % ("screen", 2))
    check(name, "a screen leaves its own, and its row", browser.value(
        "log.every(line => line.hidden === (line.dataset.s !== '%s'))"
        " && document.querySelectorAll('.row[data-s]:not([hidden])').length === 1" % screen))
    browser.value(choose % ("screen", 0))
    check(name, "without a filter all is back", browser.value(shown) == everything)

    judge_reading(browser, name, path)
    return size


def judge_reading(browser, name, path):
    """What holds for every page: names, headings, contrast, width, silence."""
    if name != "long":
        controls = {"slider", "searchbox", "combobox", "button", "link", "image", "heading", "region"}
        nodes = browser.nodes()
        nameless = [role for role, words in nodes if role in controls and not words.strip()]
        check(name, "everything that a screen reader meets has a name %s" % nameless, not nameless)
        if browser.value("document.getElementById('cursor') !== null"):
            check(name, "the cursor is a slider", ("slider", "Cursor") in nodes)
    headings = browser.value("Array.from(document.querySelectorAll('h1,h2,h3'), h => Number(h.tagName[1]))")
    check(name, "headings go down a level at a time",
          headings[0] == 1 and all(b <= a + 1 for a, b in zip(headings, headings[1:])))
    for dark in [False, True]:
        browser.ask("Emulation.setEmulatedMedia", media="", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        poor = browser.value(CONTRAST)
        check(name, "text stands out, %s %s" % ("dark" if dark else "light", poor), poor == "")
    browser.ask("Emulation.setDeviceMetricsOverride", width=360, height=700, deviceScaleFactor=1, mobile=False)
    check(name, "on a narrow screen nothing but the wide parts scrolls sideways",
          browser.value("document.documentElement.scrollWidth <= innerWidth"))
    browser.ask("Emulation.clearDeviceMetricsOverride")
    check(name, "the console has nothing to say %s" % browser.said, not browser.said)
    away = [url for url in browser.requested if not url.startswith(("file://" + path, "data:,"))]
    check(name, "no request leaves %s" % away, not away)


def judge_written(browser, name):
    """A page without a script: a lesson, a shape, an index, a comparison, a graph."""
    path = os.path.join(folder, name + ".html")
    browser.ask("Emulation.setEmulatedMedia", media="", features=[])
    browser.open(path)
    print(name)
    sizes.append((name, os.path.getsize(path), "", ""))
    check(name, "a drawing or a table is there", browser.value("document.querySelector('svg, table') !== null"))
    ids = browser.value("Array.from(document.querySelectorAll('[id]'), element => element.id)")
    check(name, "no identifier is there twice", len(set(ids)) == len(ids))
    check(name, "every text of a drawing stands within it", browser.value("""Array.from(
      document.querySelectorAll('svg.path text'), text => {
        const [box, frame] = [text.getBoundingClientRect(), text.closest('svg').getBoundingClientRect()]
        return box.left >= frame.left - 1 && box.right <= frame.right + 1 }).every(Boolean)"""))
    judge_reading(browser, name, path)


browser = Browser(program)
try:
    tour = judge(browser, "tour")
    check("tour", "the tour's page is below 300 KB", tour < 300_000)
    judge(browser, "explore/finding-2")
    judge(browser, "long")
    judge(browser, "hostile")
    check("hostile", "no title became an element", browser.value("document.images.length") == 0
          and browser.value("document.title").startswith("</script><img"))
    written = ["compared", "graph", "site/index", "site/lessons/1", "site/lessons/2", "site/lessons/8",
               "site/shapes/closure-property", "site/shapes/diamond"]
    for name in written:
        judge_written(browser, name)
    for name in ["tour", "explore/finding-1", "explore/finding-2", "kiosk/finding-1", "long", "hostile"] + written:
        judge_opening(browser, name)
    browser.open(os.path.join(folder, "explore/finding-2.html"))
    check("explore/finding-2", "it opens at its own finding, not at one that is met on the way", browser.value(
        "log[%s].textContent.includes('ProfileViewController#1')"
        " && document.querySelector('.verdict.bad').textContent.includes('ProfileViewController')" % CURSOR))
    judge_map(browser, "explore/index", 2)
    judge_map(browser, "kiosk/index", 1)
    browser.open(os.path.join(folder, "site/index.html"))
    browser.value("document.querySelector('a[href=\"lessons/2.html\"]').click()")
    browser.wait_for("document.title === 'Lesson 2: The closure that keeps its screen'")
    browser.value("document.querySelector('details.answer summary').click()")
    check("site", "a link leads to its lesson, and the answer opens", browser.value(
        "document.querySelector('details.answer').open && document.querySelector('details.answer p').offsetHeight > 0"))
    if pictures:
        for name in ["tour", "long", "hostile", "explore/index", "explore/finding-2", "kiosk/finding-1"] + written:
            browser.open(os.path.join(folder, name + ".html"))
            for kind, about in [("light", {}), ("dark", {"dark": True}),
                                ("narrow", {"width": 390, "height": 844}), ("paper", {"paper": True})]:
                browser.picture(os.path.join(pictures, "%s-%s.png" % (name.replace("/", "-"), kind)), **about)
finally:
    browser.close()
print("%-32s %10s %8s %15s" % ("page", "bytes", "columns", "first paint, ms"))
for name, size, events, paint in sizes:
    print("%-32s %10d %8s %15s" % (name, size, events, paint if paint == "" else "%d" % paint))
for failure in failures:
    print("failed: " + failure)
sys.exit(1 if failures else 0)
