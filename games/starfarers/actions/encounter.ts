import { covers, moveCards, NONE, some } from '@orrery/common';
import { type Kinded, type MoveSchema, only, type Seat, top, total } from '@orrery/kernel';
import { hasShips } from '../board.ts';
import { SHAKES } from '../data.ts';
import { beginEncounter, leftOf, offerPick, readOut, takePicked } from '../encounter.ts';
import { familyAt, UNMASKED } from '../encounters.ts';
import { ANSWER_SIZES, MOVES } from '../moves.ts';
import { type AnswerFrame, act, type Table } from '../state.ts';
import { gainOne, putDown } from '../supply.ts';
import { missing } from './gates.ts';

/** The moves by choice and by how many cards they put down. */
const ANSWERS = ANSWER_SIZES.map((sizes, choice) =>
  Array.from({ length: 1 + Math.max(...sizes) }, (_, size) =>
    MOVES.answer.all.filter((move) => move.choice === choice && total(move.cards) === size),
  ),
);
const NOBODY_ASKED: AnswerFrame = { kind: 'answer', seats: [], choices: [], gifts: [] };

function answerNow(table: Table): AnswerFrame {
  const frame = top(table);
  return frame.kind === 'answer' ? frame : NOBODY_ASKED;
}

/** How many cards go with an answer; NONE when the card does not ask for such a one. */
function priceOf(table: Table, choice: number): number {
  if (table.family === NONE) return NONE;
  const { answers, price } = familyAt(table.family);
  if (answers === 'number') return choice;
  if (choice > 1) return NONE;
  return choice === 0 ? 0 : price;
}

/** SF-ENC-02, A-37: the answer comes before anything is read, and what it gives away is put down with it. */
export const answer = act(MOVES.answer, {
  frames: ['answer'],
  needs: [
    {
      code: 'no-such-answer',
      rule: 'SF-ENC-02',
      ok: ({ table }, { choice, cards }) => priceOf(table, choice) === total(cards),
    },
    {
      code: 'not-held',
      rule: 'SF-ENC-02',
      ok: ({ hand }, { cards }) => covers(hand.resources, cards),
      numbers: ({ hand }, { cards }) => missing(hand, cards),
    },
  ],
  candidates({ table, hand }, out) {
    for (let choice = 0; choice < ANSWERS.length; choice++) {
      const price = priceOf(table, choice);
      if (price === NONE) continue;
      const moves = ANSWERS[choice]?.[price] ?? [];
      for (let i = 0; i < moves.length; i++) {
        const move = some(moves, i);
        if (covers(hand.resources, move.cards)) out.add(move);
      }
    }
  },
  play(state, seat, { choice, cards }, tell) {
    const { table } = state;
    const { kind, seats, choices, gifts } = answerNow(table);
    table.stack.pop();
    putDown(state, seat, cards);
    tell?.all({ kind: 'answered', seat, family: table.family, choice, cards });
    const isSecond = table.family === UNMASKED;
    const next: AnswerFrame = {
      kind,
      seats,
      choices: [...choices, choice],
      gifts: isSecond ? gifts : [...gifts, cards],
    };
    if (next.choices.length < seats.length) table.stack.push(next);
    else readOut(state, next, tell);
  },
});

/** The kind that may not be taken, NONE when all may. */
function excluded(table: Table): number {
  const frame = top(table);
  return frame.kind === 'pick' ? frame.but : NONE;
}

/** SF-ENC-03, SF-FRIEND-RELIEF: a card of choice from the supply. */
export const take = act(MOVES.take, {
  frames: ['pick', 'relief'],
  needs: [
    { code: 'other-kind', rule: 'SF-ENC-03', ok: ({ table }, { resource }) => resource !== excluded(table) },
    { code: 'supply-out', rule: 'SF-TRADE-04', ok: ({ table }, { resource }) => (table.supply[resource] ?? 0) > 0 },
  ],
  play(state, seat, { resource }, tell) {
    const { table } = state;
    const frame = top(table);
    table.stack.pop();
    if (frame.kind !== 'pick') {
      gainOne(state, seat, resource);
      tell?.all({ kind: 'relieved', seat, resource });
      return;
    }
    takePicked(state, seat, resource, frame.isSwap, tell);
    offerPick(table, seat, frame.left - 1, frame.but, frame.isSwap);
  },
});

/** Nobody has to take help, or to jump. */
export const pass = act(MOVES.pass, {
  frames: ['relief', 'jump'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'passed', seat });
  },
});

/** Card 1: the giver chooses what to give. */
export const give = act(MOVES.give, {
  frames: ['give'],
  needs: [{ code: 'not-held', rule: 'SF-ENC-03', ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0 }],
  play(state, seat, { resource }, tell) {
    const frame = top(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'give') return;
    const { to } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.to(only(seat) | only(to), { kind: 'gave', seat, to, resource }, { kind: 'gave', seat, to, resource: null });
    tell?.reveals(only(to));
  },
});

/** SF56-ENC-01, A-24: with the black ball the others have theirs; without it only who asks for one. */
function target(table: Table, seat: Seat, wants: number): void {
  const { active, second } = table;
  const isBlack = SHAKES[table.shake]?.black === true;
  const flying = (second === NONE ? [active] : [active, second]).filter((pilot) => hasShips(table, pilot));
  const seats = flying.filter((pilot) => (pilot === seat ? wants === 1 : isBlack));
  if (seats.length > 0) beginEncounter(table, seats, leftOf(table, isBlack ? active : seat));
}

const targeting = <M extends Kinded>(move: MoveSchema<M>, wants: number) =>
  act(move, {
    frames: ['target'],
    play({ table }, seat, _, tell) {
      table.stack.pop();
      tell?.all({ kind: 'targeted', seat, wants });
      target(table, seat, wants);
    },
  });

/** SF-FRIEND-TARGET, A-40: the owner of the card decides whether there is an encounter. */
export const seek = targeting(MOVES.seek, 1);
export const avoid = targeting(MOVES.avoid, 0);
