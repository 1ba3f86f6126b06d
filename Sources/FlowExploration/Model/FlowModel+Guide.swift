extension FlowModel {
  /// The language of models, for people.
  package static let guide = """
    A model is a list of declarations, one a line, in any order. # begins a comment.
    Names begin with a capital letter; every other word is small. Durations are
    written 2s, 1.5s or 350ms. Spaces at the beginning of a line mean nothing.

    value WORDS             a named value, such as  signed in ; false at the start
    screen NAME…            screens. The lines below say what happens on each:
    on "TITLE" [when CONDITION] [EFFECTS]
                            … a button
    on row "WORDS" [when CONDITION] [EFFECTS]
                            … a row of a list
    after DURATION [when CONDITION] EFFECTS
                            … when the screen has been in view, and the
                            condition met, for so long. A user's action
                            takes 1s: what comes sooner has come before
                            the next one, and no flow is ahead of it
    alert NAME…             alerts, whose buttons are the lines below with  on
    root ROOT               the start, once in a model
    link "ADDRESS" [when CONDITION] EFFECTS
                            a link that opens the app from outside
    device pad              an iPad in landscape; a phone by default
    without KIND…           leaves kinds of user action out, such as rotation,
                            application, memoryWarning, swipeBack, waiting

    always CONDITION [when CONDITION] [until CONDITION]
    never CONDITION [when CONDITION] [until CONDITION]
                            promises that CONDITION holds after every action;
                            with when, only where the second one holds, and how
                            often that was is counted; with until, only before
                            the last one first holds
    eventually CONDITION [within DURATION]
                            promises what comes, whatever the user did before,
                            when the app is left alone; within 30s by default
    always CONDITION leads to CONDITION [within DURATION]
                            same, in each state in which the first one holds
    home CONDITION          the place to which a way leads from everywhere

    CONDITION is FACT {and FACT} {or FACT {and FACT}}
    FACT      is [not] VALUE, or [not] on NAME: the user looks at that screen
    EFFECTS   is EFFECT {then EFFECT}
    ROOT      is stack NAME…, tabs NAME… each with a stack of its own,
              split NAME NAME, or screen NAME

    EFFECT is one of these; on the screen of the action, or the one that came last:
    push NAME               on its stack
    present NAME [as STYLE] [wrapped]
                            a screen or an alert; STYLE is sheet or a style of
                            UIKit's, such as fullScreen; wrapped: in a stack
    pop · pop to root · dismiss · dismiss to root
    select tab N            counted from 1
    show detail NAME        beside or above, as UIKit decides
    root ROOT               in the place of what the window shows
    set [not] VALUE
    hold NAME by HOLDER     keeps the latest screen of that name: closure and
                            delegate are its own, timer and notification the
                            system's; app, or the name of a screen that keeps it
    release NAME            ends what holds it

    Going back, tabs, and pulling a sheet down are there without a line, as UIKit
    has them.

    """
}
