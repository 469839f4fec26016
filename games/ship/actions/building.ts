import type { MoveSchema, Seat, Tell } from '@orrery/kernel';
import { COST, HANGAR, SLOTS } from '../data.ts';
import type { Built, Event } from '../events.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { pay } from '../ship.ts';
import { act, type Player, playerOf, type Table, type TableGate } from '../state.ts';
import { affords, learnt, mine } from './gates.ts';

interface Plan {
  readonly rule: string;
  readonly gates: readonly TableGate[];
  mount(player: Player): void;
}

/** Whatever is built in the same way: pay, and put the piece in its place. */
function building<M extends { readonly kind: Built }>(move: MoveSchema<M>, { rule, gates, mount }: Plan) {
  const what: Built = move.kind;
  return act(move, {
    frames: ['build'],
    gates: [affords(COST[what], rule), ...gates],
    play: ({ table }, seat, _, tell) => build(table, seat, what, mount, tell),
  });
}

function build(table: Table, seat: Seat, what: Built, mount: (player: Player) => void, tell: Tell<Event> | null): void {
  const player = playerOf(table, seat);
  pay(player, COST[what]);
  mount(player);
  table.quiet = 0;
  tell?.all({ kind: 'built', seat, what, paid: COST[what] });
}

/** SS-BLD-04, DU-BLD-02: never more than two ships. */
const hangarPlace = ({ rules }: Kit): TableGate => ({
  code: 'hangar-full',
  rule: rules.hangar,
  ok: (at) => mine(at).colonyShips + mine(at).tradeShips < HANGAR,
  numbers: () => ({ places: HANGAR }),
});

export const colonyShip = (kit: Kit) =>
  building(MOVES['colony-ship'], {
    rule: kit.rules.colonyShip,
    gates: [hangarPlace(kit)],
    mount: (player) => {
      player.colonyShips++;
    },
  });

export const tradeShip = (kit: Kit) =>
  building(MOVES['trade-ship'], {
    rule: kit.rules.tradeShip,
    gates: [hangarPlace(kit)],
    mount: (player) => {
      player.tradeShips++;
    },
  });

const boostersOf = ({ boosters, boosters2 }: Player): number => boosters + boosters2;
const cannonsOf = ({ cannons, cannons2 }: Player): number => cannons + cannons2;

const freeSlot = (rule: string, count: (player: Player) => number): TableGate => ({
  code: 'no-slot',
  rule,
  ok: (at) => count(mine(at)) < SLOTS,
  numbers: () => ({ slots: SLOTS }),
});

/** Something of level I to raise; with the option only when all three places are taken. */
const raisable = (
  kit: Kit,
  rule: string,
  first: (player: Player) => number,
  all: (player: Player) => number,
): TableGate[] => [
  { code: 'nothing-to-raise', rule, ok: (at) => first(mine(at)) > 0 },
  {
    code: 'needs-three',
    rule: kit.rules.three,
    ok: (at) => at.table.options.upgrade === 'any' || all(mine(at)) >= SLOTS,
    numbers: (at) => ({ slots: SLOTS, have: all(mine(at)) }),
  },
];

export const booster = (kit: Kit) =>
  building(MOVES.booster, {
    rule: kit.rules.booster,
    gates: [freeSlot(kit.rules.booster, boostersOf), ...learnt(kit, 'hasGuns')],
    mount: (player) => {
      player.boosters++;
    },
  });

export const booster2 = (kit: Kit) =>
  building(MOVES['booster-2'], {
    rule: kit.rules.booster2,
    gates: [...raisable(kit, kit.rules.booster2, ({ boosters }) => boosters, boostersOf), ...learnt(kit, 'hasGuns')],
    mount: (player) => {
      player.boosters--;
      player.boosters2++;
    },
  });

export const cannon = (kit: Kit) =>
  building(MOVES.cannon, {
    rule: kit.rules.cannon,
    gates: [freeSlot(kit.rules.cannon, cannonsOf), ...learnt(kit, 'hasGuns')],
    mount: (player) => {
      player.cannons++;
    },
  });

export const cannon2 = (kit: Kit) =>
  building(MOVES['cannon-2'], {
    rule: kit.rules.cannon2,
    gates: [...raisable(kit, kit.rules.cannon2, ({ cannons }) => cannons, cannonsOf), ...learnt(kit, 'hasGuns')],
    mount: (player) => {
      player.cannons--;
      player.cannons2++;
    },
  });
