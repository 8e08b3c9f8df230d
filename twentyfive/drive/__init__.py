"""The rules of a card drive: an evening of real cards in a hall, with any number of people from 6 to 500.

Pure functions over frozen data. The package knows no Qt, no files, no clock, no sentences for people and nothing of
`core`, for the cards are on the tables; all chance comes from seeds that a caller passes. What was entered is the only
truth: a `Log` of entries that only grows, from which an `Evening` with all of its lists follows.

>>> log = logged([Planned(Plan(games=2, prizes=(Prize(percent=50),)))])
>>> log = logged([Came(("Ann", "Ben"), paid=500), Came(("Cait", "Dan"), paid=500)], log)
>>> log = entered(log, Seated(seed=7))
>>> [table.sides for table in log.evening.tables]
[(2, 1)]
>>> log = logged([Reported(1, 1, winner=2), MovedOn(), Reported(2, 1, winner=2)], log)
>>> evening = log.evening
>>> [(line.place, evening.names(evening.side(line.side).people), line.score) for line in evening.standings]
[(1, ('Cait', 'Dan'), 2), (2, ('Ann', 'Ben'), 0)]
>>> [(payout.side, payout.cents) for payout in evening.money.payouts], evening.money.hall
([(2, 1000)], 1000)
>>> log = entered(log, Undone())
>>> log.evening.missing
(1,)

* Before play people are known by their number on the list, `evening.people`, and stand in `evening.parties`. `Seated`
  gives each party that is whole a card: a `Side`, which results, gone sides and ties are entered with.
* `evening.tables` is who sits where, `out` who sits out, `missing` which tables have not reported, `standings` the
  places, `money` the prizes, pots and ties that are still to be settled, and `told` what the organiser is to be told.
* An entry that cannot be raises `Refused`, whose `problem` says why as data.
* `layouts` offers what can be done with who is left over, and `evenness` how evenly a movement lets people meet.
* A `Club` is a file: nights, members and the season. `club_entered` tells what follows from an entry, `line_of` the
  line to add to the file before that is shown, and `read_club` reads a file back.

Begin reading with `plan`, `entries` and `evening`; `tables` seats people, `places` and `prizes` end the night.
"""

from twentyfive.drive.club import (
    Club,
    ClubNamed,
    MemberJoined,
    MemberLeft,
    Night,
    NightBegun,
    NightOpened,
    SeasonPlanned,
    club_entered,
    club_text,
    first_line,
    line_of,
    read_club,
)
from twentyfive.drive.entries import (
    Came,
    Cleared,
    CookiesDrawn,
    Ended,
    Entry,
    Exchanged,
    Gone,
    Joined,
    KeptApart,
    LetTogether,
    MovedOn,
    Paid,
    PartnersDrawn,
    Planned,
    PrizeTravelled,
    RaffleDrawn,
    Redone,
    Renamed,
    Reported,
    Returned,
    Seated,
    Struck,
    Substituted,
    TicketsSold,
    TieSettled,
    Undone,
)
from twentyfive.drive.evening import Evening, applied
from twentyfive.drive.log import Log, Step, entered, logged, replay
from twentyfive.drive.people import Person, Side
from twentyfive.drive.places import Cut, CutCard, Group, Settlement, Standing
from twentyfive.drive.plan import (
    PLANS,
    CookieJar,
    Counting,
    FirstDeal,
    Jackpot,
    LeftOver,
    Misdeal,
    Movement,
    Plan,
    Prize,
    Raffle,
    Revoke,
    Scoring,
    Source,
    Substitutes,
    Sum,
    Ties,
    source_of,
)
from twentyfive.drive.play import Game, Result, Table, Tally
from twentyfive.drive.prizes import Money, Payout, Pot, PrizeKind, RaffleMoney, Share, Tie, shares
from twentyfive.drive.problems import Problem, ProblemKind, Refused
from twentyfive.drive.season import (
    AddedFor,
    NightScores,
    SeasonLine,
    SeasonPlan,
    next_plan,
    night_scores,
    order_by_places,
    season_table,
)
from twentyfive.drive.tables import Evenness, Layout, evenness, layout_for, layouts

__all__ = [
    "PLANS",
    "AddedFor",
    "Came",
    "Cleared",
    "Club",
    "ClubNamed",
    "CookieJar",
    "CookiesDrawn",
    "Counting",
    "Cut",
    "CutCard",
    "Ended",
    "Entry",
    "Evening",
    "Evenness",
    "Exchanged",
    "FirstDeal",
    "Game",
    "Gone",
    "Group",
    "Jackpot",
    "Joined",
    "KeptApart",
    "Layout",
    "LeftOver",
    "LetTogether",
    "Log",
    "MemberJoined",
    "MemberLeft",
    "Misdeal",
    "Money",
    "MovedOn",
    "Movement",
    "Night",
    "NightBegun",
    "NightOpened",
    "NightScores",
    "Paid",
    "PartnersDrawn",
    "Payout",
    "Person",
    "Plan",
    "Planned",
    "Pot",
    "Prize",
    "PrizeKind",
    "PrizeTravelled",
    "Problem",
    "ProblemKind",
    "Raffle",
    "RaffleDrawn",
    "RaffleMoney",
    "Redone",
    "Refused",
    "Renamed",
    "Reported",
    "Result",
    "Returned",
    "Revoke",
    "Scoring",
    "SeasonLine",
    "SeasonPlan",
    "SeasonPlanned",
    "Seated",
    "Settlement",
    "Share",
    "Side",
    "Source",
    "Standing",
    "Step",
    "Struck",
    "Substituted",
    "Substitutes",
    "Sum",
    "Table",
    "Tally",
    "TicketsSold",
    "Tie",
    "TieSettled",
    "Ties",
    "Undone",
    "applied",
    "club_entered",
    "club_text",
    "entered",
    "evenness",
    "first_line",
    "layout_for",
    "layouts",
    "line_of",
    "logged",
    "next_plan",
    "night_scores",
    "order_by_places",
    "read_club",
    "replay",
    "season_table",
    "shares",
    "source_of",
]
