import { covers, NONE, some } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { ASTRO } from '../data.ts';
import type { Event } from '../events.ts';
import { acted } from '../flight.ts';
import { openAfter } from '../framevalues.ts';
import type { Kit } from '../kit.ts';
import { type Kind, taskMoves } from '../moves.ts';
import { grant } from '../reward.ts';
import { befriend, decorate, judge, score } from '../score.ts';
import { addStock, bankLeft, boosterPoints, cannonPoints, pay } from '../ship.ts';
import { act, type MoveNeed, playerOf, type Table } from '../state.ts';
import type { Task } from '../tasks.ts';
import { fresh, freshCard, mine, missing } from './gates.ts';

/** The place of a task among the open ones, -1 when it is not open. */
function placeOf({ open }: Table, task: number): number {
  for (let i = 0; i < open.length; i++) if (open[i] === task) return i;
  return -1;
}

function needsOf({ variant, facts, rules }: Kit): readonly MoveNeed<Kind<'task'>>[] {
  const taskOf = ({ task }: Kind<'task'>): Task | undefined => variant.tasks[task];
  return [
    { code: 'not-open', rule: rules.task, ok: ({ table }, { task }) => placeOf(table, task) >= 0 },
    {
      code: 'other-target',
      rule: rules.target,
      ok: (at, move) => taskOf(move)?.target === facts.target[freshCard(at)],
    },
    { code: 'task-locked', rule: rules.locked, ok: ({ table }, { task }) => ((table.locked >> task) & 1) === 0 },
    {
      code: 'cannot-pay',
      rule: rules.task,
      ok: (at, move) => covers(mine(at).stock, taskOf(move)?.pay ?? []),
      numbers: (at, move) => missing(mine(at), taskOf(move)?.pay ?? []),
    },
    ...(variant.tasks.some(({ cannons }) => cannons > 0) ? [enoughCannons(taskOf, rules.task)] : []),
    ...(variant.tasks.some(({ boosters }) => boosters > 0) ? [enoughBoosters(taskOf, rules.task)] : []),
  ];
}

type Read = (move: Kind<'task'>) => Task | undefined;

const enoughCannons = (taskOf: Read, rule: string): MoveNeed<Kind<'task'>> => ({
  code: 'too-few-cannons',
  rule,
  ok: (at, move) => cannonPoints(mine(at)) >= (taskOf(move)?.cannons ?? 0),
  numbers: (at, move) => ({ needed: taskOf(move)?.cannons ?? 0, have: cannonPoints(mine(at)) }),
});

const enoughBoosters = (taskOf: Read, rule: string): MoveNeed<Kind<'task'>> => ({
  code: 'too-few-boosters',
  rule,
  ok: (at, move) => boosterPoints(mine(at)) >= (taskOf(move)?.boosters ?? 0),
  numbers: (at, move) => ({ needed: taskOf(move)?.boosters ?? 0, have: boosterPoints(mine(at)) }),
});

/** Paying comes first, then all that the card brings; resources of choice are chosen afterwards. */
function exchange(table: Table, seat: Seat, task: number, says: Task, tell: Tell<Event> | null): void {
  const player = playerOf(table, seat);
  pay(player, says.pay);
  const astro = Math.min(says.astro, bankLeft(table));
  addStock(player, ASTRO, astro);
  if (says.isKept) player.tasks |= 1 << task;
  else table.discarded |= 1 << task;
  score(table, seat, says.points);
  tell?.all({ kind: 'fulfilled', seat, task, paid: says.pay, astro });
  if (says.friendship > 0) befriend(table, seat, says.friendship, tell);
  if (says.medals > 0) decorate(table, seat, says.medals, tell);
}

/** SS-ACT-E1 to E8, DU-ORD-01 to 09: a task of the Council at its planet; one after the other, an action each. */
export const fulfil = (kit: Kit) => {
  const { task: move } = taskMoves(kit.variant);
  const { all } = move;
  return act(move, {
    frames: ['flight'],
    gates: [
      fresh(kit),
      {
        code: 'no-target',
        rule: kit.rules.target,
        ok: (at) => (kit.facts.target[freshCard(at)] ?? NONE) !== NONE,
      },
    ],
    needs: needsOf(kit),
    candidates({ table: { open } }, out) {
      for (let i = 0; i < open.length; i++) out.add(some(all, open[i] ?? 0));
    },
    play({ table }, seat, { task }, tell) {
      const says = kit.variant.tasks[task];
      if (says === undefined) throw new RangeError(`no task ${task}`);
      table.open.splice(placeOf(table, task), 1);
      exchange(table, seat, task, says, tell);
      acted(table);
      if (table.deck !== 0) table.stack.push(openAfter(says.target));
      grant(table, says.resources, table.options.reward === 'other' ? says.barred : NONE, tell);
      judge(table, tell);
    },
  });
};
