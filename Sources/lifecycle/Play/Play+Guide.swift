extension Play {
  /// The language of scripts, for people.
  static let guide = """
    A script is a list of steps on named screens, one step a line. # begins a comment. A file of
    declarations, of what a user could do, is a model:  help models .

    Names begin with a capital letter and are declared before use; every other word is small. Each push
    and present makes a new instance: Feed#1, Feed#2. Where a step speaks of a screen, its plain name
    means the latest instance, Feed#1 that very one. Containers are named by the simulation:
    UITabBarController, UINavigationController, UIAlertController, UISplitViewController,
    UIPageViewController. Durations are written 2s, 1.5s or 350ms.
    A step lasts until its animations have ended.

    screen NAME…                        declares clean screens
    screen NAME… leaks                  … that keep themselves alive, by a stored closure
    screen NAME… leaks by WAY           … or by a closure, a method or a delegate

    root screen NAME                    sets the window's root: a screen,
    root stack NAME…                    a navigation controller with a stack,
    root tabs NAME…                     or tabs, each a navigation controller with one screen
    root split NAME NAME                two columns, the primary one first
    root pages NAME…                    pages, of which the first is shown
    push NAME                           on the stack of the visible screen
    pop · pop to root · pop to NAME
    replace stack NAME…                 screens already on it stay, others are made
    present NAME [style STYLE] [wrapped]
                                        over the visible screen; wrapped: in a navigation controller;
                                        styles: sheet, automatic, fullScreen, pageSheet, formSheet,
                                        overFullScreen, currentContext, overCurrentContext, popover,
                                        custom
    dismiss · dismiss NAME              the visible screen's presentation, or that of a named one
    alert "TITLE" with "BUTTON"…        presents an alert;  tap "BUTTON"  taps on it
    tap back · swipe back [cancelled] · pull down [cancelled]
                                        with a finger, on the visible screen
    select tab N · select tab NAME      by code, tabs counted from 1;  tap tab N  as the user does

      Push, pop and replace may say  on NAME  to mean the stack around that screen; push and present
      may say  again  after the name to take the living instance instead of a new one. All of them
      and dismiss may end with  not animated  and with  and go on : then the next step comes before
      the animation has ended.

    turn page forward · turn page back  as the user does it, on the visible page
    show detail NAME                    beside or above the visible screen, as UIKit decides
    add child NAME [to NAME]            with its view, in the visible screen or a named one
    remove child NAME
    rotate                              turns the device
    enter background · enter foreground

    coordinator NAME holds NAME [weakly]
                                        makes an object that the app keeps and that keeps a screen;
                                        release NAME  releases it; then it should be deallocated
    link NAME to NAME [weakly]          a screen or a coordinator keeps another one
    timer "NAME" holds NAME [weakly]    a repeating timer's block uses the screen;
    invalidate timer "NAME"             … until then
    notification "NAME" holds NAME [weakly]
                                        an observer's block uses the screen;
    remove observer "NAME"              … until then
    post "NAME"                         calls the observers of that name
    task "NAME" holds NAME [weakly]     a task that never ends uses the screen

    wait DURATION                       lets time pass
    hold NAME · release NAME            puts a screen in a global list, takes it out
    declare cached NAME                 tells the scan that it is kept on purpose
    declare uncached NAME               … and that it is not any more

    expect on screen NAME
    expect alive NAME · expect deallocated NAME
                                        … which may be a coordinator's, as in  expect leaked
    expect stack NAME… [on NAME]        root first
    expect leaked NAME [by delayed check | by scan | by scan only]
    expect no leaks
    expect misuse KIND                  such as popAtRoot; each line takes one
    expect no misuses

    print tree · print table · print leaks
    print timeline · print transcript   of what happened since the last one

    When the script ends, 20 s more pass so that both checks can judge. Exit status: 0 fine; 1 when a
    line failed or a screen leaked that no  expect leaked  announced; 2 when the script is not
    understood: then nothing is run; 3 when the output could not be written. With options, which
    swift run lifecycle help play  lists, leaks are summed up by signature, with the lines that failed;
    those leaks that a line announced count as ignored, and 1 means a line failed or a new signature
    leaked. A failure is told with its line and column, and a misuse that no line expected at the end.
    The file  -  is the standard input.

    Without a file it is a session: steps are taken one at a time, from a terminal or the standard input,
    and each is drawn. A line that is wrong or fails changes nothing. help, tree, undo, save FILE, report
    FILE and quit are words to the session;  help  explains them.

    """
}
