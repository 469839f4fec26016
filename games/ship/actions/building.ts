import type { EventSink, MoveSchema, Seat } from '@orrery/kernel';
import { COST, EQUIPMENT_SLOTS, HANGAR_CAPACITY } from '../data.ts';
import type { Built, Event } from '../events.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { payFromStock } from '../ship.ts';
import { defineAction, type Player, playerOf, type Table, type TableGate } from '../state.ts';
import { affordsGate, missionGates, ownPlayer } from './gates.ts';

interface BuildPlan {
  readonly rule: string;
  readonly gates: readonly TableGate[];
  mount(player: Player): void;
}

/** Pieces that are built the same way: pay, and put the piece in its place. */
function buildAction<M extends { readonly kind: Built }>(move: MoveSchema<M>, { rule, gates, mount }: BuildPlan) {
  const what: Built = move.kind;
  return defineAction(move, {
    frames: ['build'],
    gates: [affordsGate(COST[what], rule), ...gates],
    play: ({ table }, seat, _, tell) => buildPart(table, seat, what, mount, tell),
  });
}

function buildPart(
  table: Table,
  seat: Seat,
  what: Built,
  mount: (player: Player) => void,
  tell: EventSink<Event> | null,
): void {
  const player = playerOf(table, seat);
  payFromStock(player, COST[what]);
  mount(player);
  table.quiet = 0;
  tell?.all({ kind: 'built', seat, what, paid: COST[what] });
}

/** SS-BLD-04, DU-BLD-02: at most two ships. */
const hangarGate = ({ rules }: ShipKit): TableGate => ({
  code: 'hangar-full',
  rule: rules.hangar,
  ok: (at) => ownPlayer(at).colonyShips + ownPlayer(at).tradeShips < HANGAR_CAPACITY,
  numbers: () => ({ places: HANGAR_CAPACITY }),
});

export const colonyShip = (kit: ShipKit) =>
  buildAction(MOVES['colony-ship'], {
    rule: kit.rules.colonyShip,
    gates: [hangarGate(kit)],
    mount: (player) => {
      player.colonyShips++;
    },
  });

export const tradeShip = (kit: ShipKit) =>
  buildAction(MOVES['trade-ship'], {
    rule: kit.rules.tradeShip,
    gates: [hangarGate(kit)],
    mount: (player) => {
      player.tradeShips++;
    },
  });

const boostersOf = ({ boosters, boosters2 }: Player): number => boosters + boosters2;
const cannonsOf = ({ cannons, cannons2 }: Player): number => cannons + cannons2;

const freeSlotGate = (rule: string, count: (player: Player) => number): TableGate => ({
  code: 'no-slot',
  rule,
  ok: (at) => count(ownPlayer(at)) < EQUIPMENT_SLOTS,
  numbers: () => ({ slots: EQUIPMENT_SLOTS }),
});

/** There is a level I to upgrade; with the option only when all three places are taken. */
const upgradeGates = (
  kit: ShipKit,
  rule: string,
  first: (player: Player) => number,
  all: (player: Player) => number,
): TableGate[] => [
  { code: 'nothing-to-raise', rule, ok: (at) => first(ownPlayer(at)) > 0 },
  {
    code: 'needs-three',
    rule: kit.rules.three,
    ok: (at) => at.table.options.upgrade === 'any' || all(ownPlayer(at)) >= EQUIPMENT_SLOTS,
    numbers: (at) => ({ slots: EQUIPMENT_SLOTS, have: all(ownPlayer(at)) }),
  },
];

export const booster = (kit: ShipKit) =>
  buildAction(MOVES.booster, {
    rule: kit.rules.booster,
    gates: [freeSlotGate(kit.rules.booster, boostersOf), ...missionGates(kit, 'hasGuns')],
    mount: (player) => {
      player.boosters++;
    },
  });

export const booster2 = (kit: ShipKit) =>
  buildAction(MOVES['booster-2'], {
    rule: kit.rules.booster2,
    gates: [
      ...upgradeGates(kit, kit.rules.booster2, ({ boosters }) => boosters, boostersOf),
      ...missionGates(kit, 'hasGuns'),
    ],
    mount: (player) => {
      player.boosters--;
      player.boosters2++;
    },
  });

export const cannon = (kit: ShipKit) =>
  buildAction(MOVES.cannon, {
    rule: kit.rules.cannon,
    gates: [freeSlotGate(kit.rules.cannon, cannonsOf), ...missionGates(kit, 'hasGuns')],
    mount: (player) => {
      player.cannons++;
    },
  });

export const cannon2 = (kit: ShipKit) =>
  buildAction(MOVES['cannon-2'], {
    rule: kit.rules.cannon2,
    gates: [
      ...upgradeGates(kit, kit.rules.cannon2, ({ cannons }) => cannons, cannonsOf),
      ...missionGates(kit, 'hasGuns'),
    ],
    mount: (player) => {
      player.cannons--;
      player.cannons2++;
    },
  });
