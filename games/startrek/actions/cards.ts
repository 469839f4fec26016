import { add, moveCards, NONE } from '@orrery/common';
import { allSeats, type Seat, total } from '@orrery/kernel';
import { hasLane } from '../board.ts';
import { MONOPOLY, SCIENCE, SFI, UTOPIA } from '../data.ts';
import { CRUISER, JUDGE, utopiaShips } from '../framevalues.ts';
import { MOVES, type ScienceMove } from '../moves.ts';
import { fleetGrew } from '../score.ts';
import { act, handOf, playerOf, type TableGate, type Whole } from '../state.ts';
import { gainOne } from '../supply.ts';
import { hasShip } from './gates.ts';

/** Whenever the player on turn is free to choose (EC-47). */
const FREE_MOMENTS = ['before', 'trade', 'build', 'main'] as const;

/** ST-DEV-02, ST-DEV-03: it is in hand, was not bought this turn, and is the first of the turn. */
const playable = (card: number): readonly TableGate[] => [
  { code: 'no-such-card', rule: 'ST-DEV-01', ok: ({ hand }) => (hand.developments[card] ?? 0) > 0 },
  {
    code: 'card-fresh',
    rule: 'ST-DEV-03',
    ok: ({ hand }) => (hand.fresh[card] ?? 0) === 0 || (hand.developments[card] ?? 0) > (hand.fresh[card] ?? 0),
  },
  { code: 'card-played', rule: 'ST-DEV-02', ok: ({ table }) => table.played === 0 },
];

function lay(state: Whole, seat: Seat, card: number): void {
  add(handOf(state, seat).developments, card, -1);
  playerOf(state.table, seat).developments--;
  state.table.played++;
  state.table.quiet = 0;
}

/** ST-PROG-01: it leaves the game. */
function spend(state: Whole, seat: Seat, card: number): void {
  lay(state, seat, card);
  add(state.table.spent, card, 1);
}

/** ST-SFI-01, ST-SFI-02: the cruiser moves, nobody discards, the card stays in front of its owner. */
export const sfi = act(MOVES.sfi, {
  frames: FREE_MOMENTS,
  gates: playable(SFI),
  play(state, seat, _, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    lay(state, seat, SFI);
    player.fleet++;
    table.stack.push(CRUISER, JUDGE);
    tell?.all({ kind: 'intervened', seat, fleet: player.fleet });
    fleetGrew(table, seat, tell);
  },
});

/** ST-PROG-02, EC-06: two free ships, as far as there is room. */
export const utopia = act(MOVES.utopia, {
  frames: FREE_MOMENTS,
  gates: [
    ...playable(UTOPIA),
    hasShip('ST-PROG-02'),
    { code: 'no-lane', rule: 'ST-PROG-02', ok: ({ table, seat }) => hasLane(table, seat) },
  ],
  play(state, seat, _, tell) {
    spend(state, seat, UTOPIA);
    state.table.stack.push(utopiaShips(2));
    tell?.all({ kind: 'utopia', seat });
  },
});

const taken = ({ first, second }: ScienceMove): number => (first === NONE ? 0 : 1) + (second === NONE ? 0 : 1);

function inStock(bank: readonly number[], { first, second }: ScienceMove): boolean {
  if (first === NONE) return true;
  if (first === second) return (bank[first] ?? 0) > 1;
  return (bank[first] ?? 0) > 0 && (second === NONE || (bank[second] ?? 0) > 0);
}

/** ST-PROG-03, EC-04: two cards from the bank, or what there is. */
export const science = act(MOVES.science, {
  frames: FREE_MOMENTS,
  gates: playable(SCIENCE),
  needs: [
    { code: 'bank-out', rule: 'ST-PROG-03', ok: ({ table }, move) => inStock(table.bank, move) },
    {
      code: 'take-two',
      rule: 'ST-PROG-03',
      ok: ({ table }, move) => taken(move) === Math.min(2, total(table.bank)),
      numbers: ({ table }, move) => ({ due: Math.min(2, total(table.bank)), chosen: taken(move) }),
    },
  ],
  play(state, seat, { first, second }, tell) {
    spend(state, seat, SCIENCE);
    const gains = state.table.bank.map(() => 0);
    for (const resource of [first, second]) {
      if (resource === NONE) continue;
      gainOne(state, seat, resource);
      add(gains, resource, 1);
    }
    tell?.all({ kind: 'science', seat, gains });
  },
});

/** ST-PROG-04, EC-05: every card of a resource; it shows what others had of it. */
export const monopoly = act(MOVES.monopoly, {
  frames: FREE_MOMENTS,
  gates: playable(MONOPOLY),
  play(state, seat, { resource }, tell) {
    spend(state, seat, MONOPOLY);
    const lost = state.hands.map(({ resources }, q) => (q === seat ? 0 : (resources[resource] ?? 0)));
    for (const [q, n] of lost.entries()) if (n > 0) moveCards(state, q, seat, resource, n);
    tell?.all({ kind: 'monopoly', seat, resource, lost });
    tell?.reveals(allSeats(lost.length));
  },
});
