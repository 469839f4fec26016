import { addCards, moveCards, NONE } from '@orrery/common';
import { allSeats, type Seat, total } from '@orrery/kernel';
import { hasLane } from '../board.ts';
import { MONOPOLY_CARD, SCIENCE_CARD, SFI_CARD, UTOPIA_CARD } from '../data.ts';
import { CRUISER_FRAME, JUDGE_FRAME, utopiaFrame } from '../frame-constants.ts';
import { MOVES, type ScienceMove } from '../moves.ts';
import { updateGrownFleet } from '../score.ts';
import { defineAction, handOf, playerOf, type StartrekState, type TableGate } from '../state.ts';
import { takeOneFromBank } from '../supply.ts';
import { hasShipGate } from './gates.ts';

/** In all frames of the player's own turn actions (EC-47). */
const FREE_CHOICE_FRAMES = ['before', 'trade', 'build', 'main'] as const;

/** ST-DEV-02, ST-DEV-03: the card is in hand, was not bought this turn, and is the first of the turn. */
const playableGates = (card: number): readonly TableGate[] => [
  { code: 'no-such-card', rule: 'ST-DEV-01', ok: ({ hand }) => (hand.developments[card] ?? 0) > 0 },
  {
    code: 'card-fresh',
    rule: 'ST-DEV-03',
    ok: ({ hand }) => (hand.fresh[card] ?? 0) === 0 || (hand.developments[card] ?? 0) > (hand.fresh[card] ?? 0),
  },
  { code: 'card-played', rule: 'ST-DEV-02', ok: ({ table }) => table.played === 0 },
];

function playCard(state: StartrekState, seat: Seat, card: number): void {
  addCards(handOf(state, seat).developments, card, -1);
  playerOf(state.table, seat).developments--;
  state.table.played++;
  state.table.quiet = 0;
}

/** ST-PROG-01: the card leaves the game. */
function removeCard(state: StartrekState, seat: Seat, card: number): void {
  playCard(state, seat, card);
  addCards(state.table.spent, card, 1);
}

/** ST-SFI-01, ST-SFI-02: the cruiser moves, nobody discards, the card stays in front of its owner. */
export const sfi = defineAction(MOVES.sfi, {
  frames: FREE_CHOICE_FRAMES,
  gates: playableGates(SFI_CARD),
  play(state, seat, _, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    playCard(state, seat, SFI_CARD);
    player.fleet++;
    table.stack.push(CRUISER_FRAME, JUDGE_FRAME);
    tell?.all({ kind: 'intervened', seat, fleet: player.fleet });
    updateGrownFleet(table, seat, tell);
  },
});

/** ST-PROG-02, EC-06: two free ships, if there is room for them. */
export const utopia = defineAction(MOVES.utopia, {
  frames: FREE_CHOICE_FRAMES,
  gates: [
    ...playableGates(UTOPIA_CARD),
    hasShipGate('ST-PROG-02'),
    { code: 'no-lane', rule: 'ST-PROG-02', ok: ({ table, seat }) => hasLane(table, seat) },
  ],
  play(state, seat, _, tell) {
    removeCard(state, seat, UTOPIA_CARD);
    state.table.stack.push(utopiaFrame(2));
    tell?.all({ kind: 'utopia', seat });
  },
});

const cardsTaken = ({ first, second }: ScienceMove): number => (first === NONE ? 0 : 1) + (second === NONE ? 0 : 1);

function bankHas(bank: readonly number[], { first, second }: ScienceMove): boolean {
  if (first === NONE) return true;
  if (first === second) return (bank[first] ?? 0) > 1;
  return (bank[first] ?? 0) > 0 && (second === NONE || (bank[second] ?? 0) > 0);
}

/** ST-PROG-03, EC-04: two cards from the bank, or what there is. */
export const science = defineAction(MOVES.science, {
  frames: FREE_CHOICE_FRAMES,
  gates: playableGates(SCIENCE_CARD),
  needs: [
    { code: 'bank-out', rule: 'ST-PROG-03', ok: ({ table }, move) => bankHas(table.bank, move) },
    {
      code: 'take-two',
      rule: 'ST-PROG-03',
      ok: ({ table }, move) => cardsTaken(move) === Math.min(2, total(table.bank)),
      numbers: ({ table }, move) => ({ due: Math.min(2, total(table.bank)), chosen: cardsTaken(move) }),
    },
  ],
  play(state, seat, { first, second }, tell) {
    removeCard(state, seat, SCIENCE_CARD);
    const gains = state.table.bank.map(() => 0);
    for (const resource of [first, second]) {
      if (resource === NONE) continue;
      takeOneFromBank(state, seat, resource);
      addCards(gains, resource, 1);
    }
    tell?.all({ kind: 'science', seat, gains });
  },
});

/** ST-PROG-04, EC-05: every card of a resource; it reveals what others had of it. */
export const monopoly = defineAction(MOVES.monopoly, {
  frames: FREE_CHOICE_FRAMES,
  gates: playableGates(MONOPOLY_CARD),
  play(state, seat, { resource }, tell) {
    removeCard(state, seat, MONOPOLY_CARD);
    const lost = state.hands.map(({ resources }, q) => (q === seat ? 0 : (resources[resource] ?? 0)));
    for (const [q, n] of lost.entries()) if (n > 0) moveCards(state, q, seat, resource, n);
    tell?.all({ kind: 'monopoly', seat, resource, lost });
    tell?.reveals(allSeats(lost.length));
  },
});
