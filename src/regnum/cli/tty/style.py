"""The style sheet of the full-screen client, in Textual's CSS. Colours come from the theme."""

CSS = """
Screen { background: $background; }
#head { text-wrap: nowrap; text-overflow: ellipsis; height: 1; background: $panel; }
#keys { text-wrap: nowrap; text-overflow: ellipsis; height: 1; background: $panel; color: $foreground; }
#table { height: 1fr; }
.framed {
    border: round $primary 60%;
    border-title-color: $primary;
    border-title-style: bold;
    border-subtitle-color: $foreground 70%;
    background: $surface;
    padding: 0 1;
}
.framed:focus { border: round $accent; }
#left { width: 1fr; }
#right { width: 52; }
#board { height: 1fr; scrollbar-size: 1 1; align: center middle; padding: 0; }
#sheet { width: auto; height: auto; }
#log { height: 11; scrollbar-size: 1 1; }
#log-text, #listing { height: auto; }
.-narrow #listing { text-wrap: nowrap; text-overflow: ellipsis; }
#things { height: auto; max-height: 60%; scrollbar-size: 1 1; }
#decision { height: 1fr; min-height: 8; }
#small { display: none; padding: 1 2; }
#summary { display: none; height: 1; }
.-narrow #summary, .-short #summary { display: block; }
#prompt { height: auto; max-height: 4; }
#filter { background: $panel; }
#answers {
    height: 1fr;
    background: $surface;
    scrollbar-size: 1 1;
    border: none;
    padding: 0;
}
#detail { height: auto; max-height: 5; color: $foreground 80%; border-top: solid $primary 40%; }
.-narrow #right { width: 45; }
.-narrow #log { height: 6; }
.-narrow #things { max-height: 45%; }
.-narrow #detail { max-height: 3; }
.-narrow .framed { padding: 0; }
.-broad #right { width: 64; }

/* A table without a grid: what all share at the left, what is mine and the question at the right; in a broad window
   the question has a column of its own. */
.mats #board { align: left top; padding: 0 1; overflow-x: hidden; }
.mats #sheet { width: 1fr; }
.mats #sheet, .mats #listing { text-wrap: nowrap; text-overflow: clip; }
.mats #board, .mats #things { scrollbar-gutter: stable; }
.mats #log { height: 7; }
.-wide .mats #right { width: 53%; }
.-wide .mats #things { max-height: 56%; }
.-narrow .mats #left { width: 37; }
.-narrow .mats #right { width: 1fr; }
.-narrow .mats #board { padding: 0; }
.-narrow .mats #things { display: none; }
.-narrow .mats #detail { max-height: 6; }
.-broad .mats #right { width: 67%; layout: horizontal; }
.-broad .mats #things { width: 60%; height: 1fr; max-height: 100%; }
.-broad .mats #decision { width: 40%; height: 1fr; }
.-broad .mats #log { height: 10; }
.-broad .mats #detail { max-height: 10; }

PageScreen, ReasonsScreen, RulesScreen, ThingsScreen, LogScreen { align: center middle; }
.dialog {
    width: 90%;
    max-width: 112;
    height: 90%;
    background: $surface;
    border: round $accent;
    border-title-color: $accent;
    border-title-style: bold;
    padding: 0 1;
}
.page { height: 1fr; }
.foot { height: auto; color: $foreground 70%; border-top: solid $primary 40%; }
#before, #body, #after { height: auto; }
.marked { background: $primary 18%; }
#seek { background: $panel; }
#reasons { height: 1fr; border: none; background: $surface; padding: 0; }
CurtainScreen { align: center middle; background: $background; }
.curtain-words { width: auto; padding: 2 4; border: round $accent; background: $surface; }

/* A quiet bar under the cursor: text on it keeps its own colour and stays readable. */
OptionList > .option-list--option-highlighted, OptionList:focus > .option-list--option-highlighted {
    background: $primary 28%; color: $foreground; text-style: bold;
}
"""
