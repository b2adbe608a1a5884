"""What the sentences of the game claim (testing/claims.py), held against the table before and after each was told."""

from typing import Final

from regnum.games.paladins.claims.answers import PROMPTS, REFUSALS
from regnum.games.paladins.claims.buttons import BUTTONS
from regnum.games.paladins.claims.events import EVENTS
from regnum.testing.claims import Claims

CLAIMS: Final = Claims(events=EVENTS, buttons=BUTTONS, prompts=PROMPTS, refusals=REFUSALS)
