import { NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { eventFor, type Game, type Kinded, standardOptions, viewsOf } from '@orrery/kernel';
import { CARD_GROUPS, type Event, type Hand, type Memory, OUT_OF_PLAY, type Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { expect, test } from 'vitest';
import type { Heuristics } from '../bot.ts';
import duelWeights from '../duel/weights.json';
import { BOT_LEVELS } from '../levels.ts';
import { playBots } from '../play-bots.ts';
import { seatBot } from '../roster.ts';
import starshipWeights from '../starship/weights.json';
import { shipHeuristics } from './heuristics.ts';

interface Stacks {
  readonly sectors: readonly (readonly number[])[];
}

/** The cards an event shows. */
function shownBy(event: Event): readonly number[] {
  if ('cards' in event) return event.cards ?? [];
  if ('card' in event && event.card !== null) return [event.card];
  return [];
}

/** Plays a game between greedy bots and compares each seat's memory at the end with the real cards. */
function checkMemory<B extends Stacks, M extends Kinded, O>(
  game: Game<Table, Hand, B, M, Event, O, Memory>,
  heuristics: Heuristics<Table, Hand, M, Memory>,
  seed: number,
): number {
  const options = standardOptions(game.options);
  const played = playBots(
    game,
    { options, seats: 2, seed, budget: { iterations: 0 }, maxEntries: 5000, history: true },
    (view) => seatBot(game, heuristics, BOT_LEVELS.captain, { options, view, seats: 2, seed: seed + view.seat }),
  );
  const memories = viewsOf(game.setup(options, 2)).map((view) => game.memory.blank(view));
  const shown = memories.map(() => new Set<number>());
  for (const { told } of played.steps) {
    for (const [seat, memory] of memories.entries()) {
      for (const each of told) {
        const event = eventFor(each, seat);
        if (event === null) continue;
        game.memory.hear(memory, event);
        for (const card of shownBy(event)) shown[seat]?.add(card);
      }
    }
  }
  const { table, hands, box } = played.state;
  const aloft = [...table.row, ...hands.flatMap(({ ahead, below, pirate }) => [...ahead, ...below, pirate])];
  const placeOf = (card: number): number => {
    if (aloft.includes(card)) return table.sector;
    const sector = box.sectors.findIndex((stack) => stack.includes(card));
    return sector === -1 ? OUT_OF_PLAY : sector;
  };
  let remembered = 0;
  for (const [seat, { where }] of memories.entries()) {
    for (const [card, place] of where.entries()) {
      if (!shown[seat]?.has(card)) continue;
      expect(place, `card ${card} as seat ${seat} remembers it`).not.toBe(NONE);
      expect(place, `card ${card} as seat ${seat} remembers it`).toBe(placeOf(card));
      if (place !== OUT_OF_PLAY) remembered++;
    }
  }
  return remembered;
}

test('Captain remembers every card that was shown, by sector, through a whole game', () => {
  for (let seed = 1; seed <= 3; seed++) {
    expect(checkMemory(starship, shipHeuristics(STARSHIP, starshipWeights.values), seed)).toBeGreaterThan(40);
    expect(checkMemory(duel, shipHeuristics(DUEL, duelWeights.values), seed)).toBeGreaterThan(40);
  }
});

test('SS-OPT-AID, DU-GEN-03 · Cadet forgets cards after two rounds, unless the memory aid notes them', () => {
  const shown: readonly Event[] = [
    { kind: 'turn', seat: 0, turn: 3 },
    { kind: 'revealed', seat: 0, sector: 2, card: 5 },
    { kind: 'turn', seat: 0, turn: 7 },
    { kind: 'revealed', seat: 0, sector: 1, card: 6 },
  ];
  const known = (aid: 'off' | 'on', turn: number): readonly (number | undefined)[] => {
    const [view] = viewsOf(starship.setup({ ...standardOptions(starship.options), aid }, 2));
    if (view === undefined) throw new Error('there is no first seat');
    const memory = starship.memory.blank(view);
    for (const event of [...shown, { kind: 'turn', seat: 1, turn } as const]) starship.memory.hear(memory, event);
    starship.memory.forget?.(memory, BOT_LEVELS.cadet.memoryTurns);
    return [memory.where[5], memory.where[6], memory.unknown[2 * CARD_GROUPS], memory.unknown[CARD_GROUPS]];
  };
  expect(known('off', 7)).toEqual([2, 1, 9, 9]);
  expect(known('off', 8)).toEqual([NONE, 1, 10, 9]);
  expect(known('on', 8)).toEqual([2, 1, 9, 9]);
});

test('Cadet imagines possible tables also after forgetting', () => {
  const options = standardOptions(starship.options);
  const heuristics = shipHeuristics(STARSHIP, starshipWeights.values);
  const played = playBots(
    starship,
    { options, seats: 2, seed: 1, budget: { iterations: 0 }, maxEntries: 5000, history: false },
    (view) => seatBot(starship, heuristics, BOT_LEVELS.cadet, { options, view, seats: 2, seed: 1 + view.seat }),
  );
  expect(starship.awaiting(played.state.table).who).toBe('over');
});
