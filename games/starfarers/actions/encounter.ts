import { covers, itemAt, moveCards, NONE } from '@orrery/common';
import { type Kinded, type MoveSchema, onlySeat, type Seat, topFrame, total } from '@orrery/kernel';
import { hasShips } from '../board.ts';
import { SHAKES } from '../data.ts';
import { applyAnswers, beginEncounter, leftNeighbour, offerPick, takePicked } from '../encounter.ts';
import { familyAt, UNMASKED_FAMILY } from '../encounters.ts';
import { ANSWER_SIZES, MOVES } from '../moves.ts';
import { type AnswerFrame, defineAction, type Table } from '../state.ts';
import { putDownCards, takeOneFromSupply } from '../supply.ts';
import { missingResources } from './gates.ts';

/** The moves by choice and by the number of cards they put down. */
const ANSWERS_BY_CHOICE = ANSWER_SIZES.map((sizes, choice) =>
  Array.from({ length: 1 + Math.max(...sizes) }, (_, size) =>
    MOVES.answer.all.filter((move) => move.choice === choice && total(move.cards) === size),
  ),
);
const NOBODY_ASKED: AnswerFrame = { kind: 'answer', seats: [], choices: [], gifts: [] };

function currentAnswerFrame(table: Table): AnswerFrame {
  const frame = topFrame(table);
  return frame.kind === 'answer' ? frame : NOBODY_ASKED;
}

/** The number of cards that go with an answer; NONE when the card does not allow that answer. */
function answerPrice(table: Table, choice: number): number {
  if (table.family === NONE) return NONE;
  const { answers, price } = familyAt(table.family);
  if (answers === 'number') return choice;
  if (choice > 1) return NONE;
  return choice === 0 ? 0 : price;
}

/** SF-ENC-02, A-37: the answer comes before the card is read out, and the cards it gives are put down with it. */
export const answer = defineAction(MOVES.answer, {
  frames: ['answer'],
  needs: [
    {
      code: 'no-such-answer',
      rule: 'SF-ENC-02',
      ok: ({ table }, { choice, cards }) => answerPrice(table, choice) === total(cards),
    },
    {
      code: 'not-held',
      rule: 'SF-ENC-02',
      ok: ({ hand }, { cards }) => covers(hand.resources, cards),
      numbers: ({ hand }, { cards }) => missingResources(hand, cards),
    },
  ],
  candidates({ table, hand }, out) {
    for (let choice = 0; choice < ANSWERS_BY_CHOICE.length; choice++) {
      const price = answerPrice(table, choice);
      if (price === NONE) continue;
      const moves = ANSWERS_BY_CHOICE[choice]?.[price] ?? [];
      for (let i = 0; i < moves.length; i++) {
        const move = itemAt(moves, i);
        if (covers(hand.resources, move.cards)) out.add(move);
      }
    }
  },
  play(state, seat, { choice, cards }, tell) {
    const { table } = state;
    const { kind, seats, choices, gifts } = currentAnswerFrame(table);
    table.stack.pop();
    putDownCards(state, seat, cards);
    tell?.all({ kind: 'answered', seat, family: table.family, choice, cards });
    const isSecond = table.family === UNMASKED_FAMILY;
    const next: AnswerFrame = {
      kind,
      seats,
      choices: [...choices, choice],
      gifts: isSecond ? gifts : [...gifts, cards],
    };
    if (next.choices.length < seats.length) table.stack.push(next);
    else applyAnswers(state, next, tell);
  },
});

/** The kind that may not be taken, NONE when all may. */
function excludedResource(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'pick' ? frame.but : NONE;
}

/** SF-ENC-03, SF-FRIEND-RELIEF: a card of choice from the supply. */
export const take = defineAction(MOVES.take, {
  frames: ['pick', 'relief'],
  needs: [
    { code: 'other-kind', rule: 'SF-ENC-03', ok: ({ table }, { resource }) => resource !== excludedResource(table) },
    { code: 'supply-out', rule: 'SF-TRADE-04', ok: ({ table }, { resource }) => (table.supply[resource] ?? 0) > 0 },
  ],
  play(state, seat, { resource }, tell) {
    const { table } = state;
    const frame = topFrame(table);
    table.stack.pop();
    if (frame.kind !== 'pick') {
      takeOneFromSupply(state, seat, resource);
      tell?.all({ kind: 'relieved', seat, resource });
      return;
    }
    takePicked(state, seat, resource, frame.isSwap, tell);
    offerPick(table, seat, frame.left - 1, frame.but, frame.isSwap);
  },
});

/** Taking help or jumping is optional. */
export const pass = defineAction(MOVES.pass, {
  frames: ['relief', 'jump'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'passed', seat });
  },
});

/** Card 1: the giver chooses what to give. */
export const give = defineAction(MOVES.give, {
  frames: ['give'],
  needs: [{ code: 'not-held', rule: 'SF-ENC-03', ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0 }],
  play(state, seat, { resource }, tell) {
    const frame = topFrame(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'give') return;
    const { to } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.to(
      onlySeat(seat) | onlySeat(to),
      { kind: 'gave', seat, to, resource },
      { kind: 'gave', seat, to, resource: null },
    );
    tell?.reveals(onlySeat(to));
  },
});

/**
 * SF56-ENC-01, A-24: with the black ball the other pilot has an encounter too; without it only a pilot who asks for
 * one.
 */
function setTarget(table: Table, seat: Seat, wants: number): void {
  const { active, second } = table;
  const isBlack = SHAKES[table.shake]?.black === true;
  const flying = (second === NONE ? [active] : [active, second]).filter((pilot) => hasShips(table, pilot));
  const seats = flying.filter((pilot) => (pilot === seat ? wants === 1 : isBlack));
  if (seats.length > 0) beginEncounter(table, seats, leftNeighbour(table, isBlack ? active : seat));
}

const targetAction = <M extends Kinded>(move: MoveSchema<M>, wants: number) =>
  defineAction(move, {
    frames: ['target'],
    play({ table }, seat, _, tell) {
      table.stack.pop();
      tell?.all({ kind: 'targeted', seat, wants });
      setTarget(table, seat, wants);
    },
  });

/** SF-FRIEND-TARGET, A-40: the owner of the card decides whether there is an encounter. */
export const seek = targetAction(MOVES.seek, 1);
export const avoid = targetAction(MOVES.avoid, 0);
