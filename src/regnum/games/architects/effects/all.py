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
    words,
    workers,
)

PRINTED: Final[list[Effect[Any]]] = [
    gains.GainAmount(words.GAIN),
    gains.LoseVirtue(words.LOSE_VIRTUE, "lose-virtue"),
    gains.GiveCardUp(words.GIVE_UP),
    debts.TakeDebts(words.TAKE_DEBT, "take-debt"),
    debts.DestroyDebts(words.DESTROY_DEBT, "destroy-debt"),
    workers.CaptureFreely(words.CAPTURE, "capture"),
    workers.FreePrisoners(words.FREE_PRISONERS, "free-prisoners"),
    workers.FreeCaptives(words.FREE_CAPTIVES, "free-captives"),
    workers.ImprisonCaptives(words.IMPRISON, "imprison"),
    workers.PlaceOneMore(words.PLACE_MORE),
    hiring.HireFreely(words.HIRE_FREELY, "hire"),
    hiring.DismissOne(words.DISMISS),
    hiring.SweepColumns(words.SWEEP),
    clauses.ChooseOne(words.CHOOSE),
    clauses.ForEverybody(words.EVERYBODY),
    clauses.IfItHolds(words.WHEN),
    clauses.GainForEach(words.GAIN_PER),
]
WORK: Final[list[Effect[Any]]] = [
    actions.Act(words.ACT),
    actions.AfterAction(words.AFTER_ACTION),
    gains.PayBill(words.PAY),
    gains.MakeTrades(words.TRADE),
    gains.TakeTax(words.TAKE_TAX),
    gains.MarketGoods(words.MARKET_GOODS),
    gains.LookAtCards(words.LOOK),
    gains.KeepCard(words.KEEP_ONE),
    hiring.LaySilver(words.LAY_SILVER),
    hiring.HireOne(words.HIRE),
    hiring.UsePower(words.USE_POWER),
    hiring.UseAbilities(words.USE_ABILITIES),
    workers.CaptureInTown(words.TOWN_CAPTURE),
    workers.TakeGroup(words.TAKE_GROUP),
    workers.GuardActions(words.GUARD),
    debts.PayDebt(words.PAY_DEBT),
    debts.AvoidDebt(words.AVOID_DEBT),
    guildhall.Construct(words.CONSTRUCT),
    guildhall.Rise(words.RISE),
]
COURSE: Final[list[Effect[Any]]] = [
    draft.TakeBoard(words.TAKE_BOARD),
    draft.FindFirstPlayer(words.FIRST_PLAYER),
    draft.DraftOneApprentice(words.DRAFT_APPRENTICE),
    draft.EndApprenticeDraft(words.DRAFTED),
    draft.DealPackets(words.DEAL_PACKETS),
    draft.PassPackets(words.PASS_PACKETS),
    draft.DrawExtraCards(words.EXTRA_CARDS),
    turn.TakeTurn(words.TURN),
    turn.CheckHand(words.HAND_LIMIT),
    turn.EndTurn(words.TURN_ENDS, moment=True),
    reset.Reset(words.RESET),
    reset.MarketToPrison(words.MARKET_TO_PRISON),
    reset.TurnMarketCard(words.TURN_MARKET_CARD),
    reset.ResetAbilities(words.RESET_ABILITIES),
    reset.CrowdLoss(words.CROWD_LOSS),
    reset.PrisonDebts(words.PRISON_DEBTS),
    end.LastEffects(words.LAST_EFFECTS),
    end.LastOfBuilding(words.LAST_OF),
    end.EndLastLosses(words.LAST_LOSSES_ENDED),
    end.EndLastTurns(words.LAST_TURNS_ENDED),
    end.CountPoints(words.COUNT),
]
EFFECTS: Final[list[Effect[Any]]] = [*PRINTED, *WORK, *COURSE, *TURN_EFFECTS, *DEEDS]
