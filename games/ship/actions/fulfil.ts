import { covers, itemAt, NONE } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { ASTRO } from '../data.ts';
import type { Event } from '../events.ts';
import { afterAction } from '../flight.ts';
import { openFrameAfter } from '../frame-constants.ts';
import type { ShipKit } from '../kit.ts';
import { type ShipMoveOfKind, taskMoves } from '../moves.ts';
import { grantReward } from '../reward.ts';
import { addFriendship, addMedals, addPoints, checkVictory } from '../score.ts';
import { addStock, bankLeft, boosterPoints, cannonPoints, payFromStock } from '../ship.ts';
import { defineAction, type MoveNeed, playerOf, type Table } from '../state.ts';
import type { Task } from '../tasks.ts';
import { freshCard, freshCardGate, missingStock, ownPlayer } from './gates.ts';

/** The index of a task among the open ones, -1 when it is not open. */
function openTaskIndex({ open }: Table, task: number): number {
  for (let i = 0; i < open.length; i++) if (open[i] === task) return i;
  return -1;
}

function taskNeeds({ variant, facts, rules }: ShipKit): readonly MoveNeed<ShipMoveOfKind<'task'>>[] {
  const taskOf = ({ task }: ShipMoveOfKind<'task'>): Task | undefined => variant.tasks[task];
  return [
    { code: 'not-open', rule: rules.task, ok: ({ table }, { task }) => openTaskIndex(table, task) >= 0 },
    {
      code: 'other-target',
      rule: rules.target,
      ok: (at, move) => taskOf(move)?.target === facts.target[freshCard(at)],
    },
    { code: 'task-locked', rule: rules.locked, ok: ({ table }, { task }) => ((table.locked >> task) & 1) === 0 },
    {
      code: 'cannot-pay',
      rule: rules.task,
      ok: (at, move) => covers(ownPlayer(at).stock, taskOf(move)?.pay ?? []),
      numbers: (at, move) => missingStock(ownPlayer(at), taskOf(move)?.pay ?? []),
    },
    ...(variant.tasks.some(({ cannons }) => cannons > 0) ? [enoughCannons(taskOf, rules.task)] : []),
    ...(variant.tasks.some(({ boosters }) => boosters > 0) ? [enoughBoosters(taskOf, rules.task)] : []),
  ];
}

type TaskReader = (move: ShipMoveOfKind<'task'>) => Task | undefined;

const enoughCannons = (taskOf: TaskReader, rule: string): MoveNeed<ShipMoveOfKind<'task'>> => ({
  code: 'too-few-cannons',
  rule,
  ok: (at, move) => cannonPoints(ownPlayer(at)) >= (taskOf(move)?.cannons ?? 0),
  numbers: (at, move) => ({ needed: taskOf(move)?.cannons ?? 0, have: cannonPoints(ownPlayer(at)) }),
});

const enoughBoosters = (taskOf: TaskReader, rule: string): MoveNeed<ShipMoveOfKind<'task'>> => ({
  code: 'too-few-boosters',
  rule,
  ok: (at, move) => boosterPoints(ownPlayer(at)) >= (taskOf(move)?.boosters ?? 0),
  numbers: (at, move) => ({ needed: taskOf(move)?.boosters ?? 0, have: boosterPoints(ownPlayer(at)) }),
});

/** Payment comes first, then the reward; resources of choice are chosen afterwards. */
function payAndReward(table: Table, seat: Seat, task: number, says: Task, tell: EventSink<Event> | null): void {
  const player = playerOf(table, seat);
  payFromStock(player, says.pay);
  const astro = Math.min(says.astro, bankLeft(table));
  addStock(player, ASTRO, astro);
  if (says.isKept) player.tasks |= 1 << task;
  else table.discarded |= 1 << task;
  addPoints(table, seat, says.points);
  tell?.all({ kind: 'fulfilled', seat, task, paid: says.pay, astro });
  if (says.friendship > 0) addFriendship(table, seat, says.friendship, tell);
  if (says.medals > 0) addMedals(table, seat, says.medals, tell);
}

/** SS-ACT-E1 to E8, DU-ORD-01 to 09: a task of the Council at its planet; one after the other, an action each. */
export const fulfil = (kit: ShipKit) => {
  const { task: move } = taskMoves(kit.variant);
  const { all } = move;
  return defineAction(move, {
    frames: ['flight'],
    gates: [
      freshCardGate(kit),
      {
        code: 'no-target',
        rule: kit.rules.target,
        ok: (at) => (kit.facts.target[freshCard(at)] ?? NONE) !== NONE,
      },
    ],
    needs: taskNeeds(kit),
    candidates({ table: { open } }, out) {
      for (let i = 0; i < open.length; i++) out.add(itemAt(all, open[i] ?? 0));
    },
    play({ table }, seat, { task }, tell) {
      const says = kit.variant.tasks[task];
      if (says === undefined) throw new RangeError(`no task ${task}`);
      table.open.splice(openTaskIndex(table, task), 1);
      payAndReward(table, seat, task, says, tell);
      afterAction(table);
      if (table.deck !== 0) table.stack.push(openFrameAfter(says.target));
      grantReward(table, says.resources, table.options.reward === 'other' ? says.barred : NONE, tell);
      checkVictory(table, tell);
    },
  });
};
