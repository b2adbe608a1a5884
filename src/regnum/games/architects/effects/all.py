"""Every effect of the base game, each with its number and the word on buttons."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.effects import Effect
from regnum.games.architects.automa.deeds import DEEDS
from regnum.games.architects.automa.turn import TURN_EFFECTS
from regnum.games.architects.effects import (
    actions,
    clauses,
    debts,
    draft,
    end,
    gains,
    guildhall,
    hiring,
    reset,
    turn,
    vocabulary,
    workers,
)

PRINTED: Final[list[Effect[Any]]] = [
    gains.GainAmount(vocabulary.GAIN),
    gains.LoseVirtue(vocabulary.LOSE_VIRTUE, "lose-virtue"),
    gains.GiveCardUp(vocabulary.GIVE_UP),
    debts.TakeDebts(vocabulary.TAKE_DEBT, "take-debt"),
    debts.DestroyDebts(vocabulary.DESTROY_DEBT, "destroy-debt"),
    workers.CaptureFreely(vocabulary.CAPTURE, "capture"),
    workers.FreePrisoners(vocabulary.FREE_PRISONERS, "free-prisoners"),
    workers.FreeCaptives(vocabulary.FREE_CAPTIVES, "free-captives"),
    workers.ImprisonAll(vocabulary.IMPRISON, "imprison"),
    workers.PlaceOneMore(vocabulary.PLACE_MORE),
    hiring.HireFreely(vocabulary.HIRE_FREELY, "hire"),
    hiring.DismissOne(vocabulary.DISMISS),
    hiring.SweepColumns(vocabulary.SWEEP),
    clauses.ChooseOne(vocabulary.CHOOSE),
    clauses.ForEverybody(vocabulary.EVERYBODY),
    clauses.IfItHolds(vocabulary.WHEN),
    clauses.GainForEach(vocabulary.GAIN_PER),
]
WORK: Final[list[Effect[Any]]] = [
    actions.Act(vocabulary.ACT),
    actions.AfterAction(vocabulary.AFTER_ACTION),
    gains.SettleBill(vocabulary.PAY),
    gains.MakeTrades(vocabulary.TRADE),
    gains.TakeTax(vocabulary.TAKE_TAX),
    gains.MarketGoods(vocabulary.MARKET_GOODS),
    gains.LookAtCards(vocabulary.LOOK),
    gains.KeepCard(vocabulary.KEEP_ONE),
    hiring.LaySilver(vocabulary.LAY_SILVER),
    hiring.HireOne(vocabulary.HIRE),
    hiring.UsePower(vocabulary.USE_POWER),
    hiring.UseAbilities(vocabulary.USE_ABILITIES),
    workers.CaptureInTown(vocabulary.TOWN_CAPTURE),
    workers.TakeGroup(vocabulary.TAKE_GROUP),
    workers.GuardActions(vocabulary.GUARD),
    debts.PayDebt(vocabulary.PAY_DEBT),
    debts.AvoidDebt(vocabulary.AVOID_DEBT),
    guildhall.Construct(vocabulary.CONSTRUCT),
    guildhall.Rise(vocabulary.RISE),
]
COURSE: Final[list[Effect[Any]]] = [
    draft.ReceiveBoard(vocabulary.TAKE_BOARD),
    draft.FindFirstPlayer(vocabulary.FIRST_PLAYER),
    draft.DraftOneApprentice(vocabulary.DRAFT_APPRENTICE),
    draft.EndApprenticeDraft(vocabulary.DRAFTED),
    draft.DealPackets(vocabulary.DEAL_PACKETS),
    draft.PassPackets(vocabulary.PASS_PACKETS),
    draft.DrawExtraCards(vocabulary.EXTRA_CARDS),
    turn.PlayTurn(vocabulary.TURN),
    turn.CheckHand(vocabulary.HAND_LIMIT),
    turn.EndTurn(vocabulary.TURN_ENDS, moment=True),
    reset.Reset(vocabulary.RESET),
    reset.MarketToPrison(vocabulary.MARKET_TO_PRISON),
    reset.TurnMarketCard(vocabulary.TURN_MARKET_CARD),
    reset.ResetAbilities(vocabulary.RESET_ABILITIES),
    reset.CrowdLoss(vocabulary.CROWD_LOSS),
    reset.PrisonDebts(vocabulary.PRISON_DEBTS),
    end.LastEffects(vocabulary.LAST_EFFECTS),
    end.LastOfBuilding(vocabulary.LAST_OF),
    end.EndLastLosses(vocabulary.LAST_LOSSES_ENDED),
    end.EndLastTurns(vocabulary.LAST_TURNS_ENDED),
    end.CountPoints(vocabulary.COUNT),
]
EFFECTS: Final[list[Effect[Any]]] = [*PRINTED, *WORK, *COURSE, *TURN_EFFECTS, *DEEDS]
