import { NONE } from '@orrery/common';
import { EventRecorder, eventFor, fastRng, type ToldEvent, topFrame, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { OUT_OF_PLAY } from './memory.ts';
import {
  afterSetUp,
  BOTH_GAMES,
  cardOf,
  pirateOf,
  placeInSector,
  play as playText,
  type ShipGameId,
  type TestGame,
} from './testing/position.ts';

/** Continues a game and tells both seats about it. */
function listening(t: TestGame) {
  const memories = viewsOf(t.state).map((view) => t.game.memory.blank(view));
  const hear = (told: readonly ToldEvent<Event>[]): void => {
    for (const each of told) {
      for (const [seat, memory] of memories.entries()) {
        const event = eventFor(each, seat);
        if (event !== null) t.game.memory.hear(memory, event);
      }
    }
  };
  const step = (act: (tell: EventRecorder<Event>) => void): void => {
    const notebook = new EventRecorder<Event>();
    act(notebook);
    hear(notebook.told);
  };
  const play = (seat: number, text: string): void => {
    const move = t.game.notation.parse(text);
    if (move === null) throw new Error(text);
    step((tell) => t.game.play(t.state, seat, move, tell));
  };
  const chance = (...outcome: number[]): void => step((tell) => t.game.resolve(t.state, outcome, tell));
  return { memories, play, chance };
}

/** A game whose first flight goes to sector 0. */
function flying(id: ShipGameId, centre: string) {
  const t = afterSetUp(id, { start: 'first', crest: 'first-moon' });
  const more = t.kit.variant.outfit.centres === 1 ? '' : ' trade';
  playText(t, 0, `choose ${centre}${more}`);
  playText(t, 1, `choose command${more}`);
  const heard = listening(t);
  heard.chance(0);
  return { t, ...heard };
}

const states = (
  t: TestGame,
  seat: number,
  memory: ReturnType<typeof listening>['memories'][number] | undefined,
  n: number,
) => {
  const view = viewsOf(t.state)[seat];
  if (view === undefined || memory === undefined) throw new Error('no seat');
  const rng = fastRng(7);
  return Array.from({ length: n }, () => {
    const slot = afterSetUp(t.id).state;
    t.game.imagine(view, memory, rng, slot);
    return slot;
  });
};

test.each(BOTH_GAMES)('a card that was shown stays known in its sector until it leaves, in %s', (id) => {
  const { t, memories, play, chance } = flying(id, 'command');
  const heka = cardOf(t, 'Heka II');
  placeInSector(t, heka);
  play(0, 'fly 0');
  play(0, 'next');
  chance((t.state.box.sectors[0] ?? []).indexOf(heka));
  expect(memories.map(({ where }) => where[heka])).toEqual([0, 0]);
  play(0, 'colony');
  expect(memories.map(({ where }) => where[heka])).toEqual([OUT_OF_PLAY, OUT_OF_PLAY]);
});

test.each(BOTH_GAMES)(
  'SS-TIP-02, SS-OPT-AID, DU-GEN-03 · the flying player knows the peeked cards, the opponent only their number, in %s',
  (id) => {
    const { t, memories, play, chance } = flying(id, 'sensor');
    play(0, 'fly 1');
    chance(0, 0);
    const seen = [...(t.state.hands[0]?.ahead ?? [])];
    expect(memories.map(({ where }) => seen.map((card) => where[card]))).toEqual([
      [1, 1],
      [-1, -1],
    ]);
    const fancied = new Set(states(t, 1, memories[1], 40).map(({ hands }) => hands[0]?.ahead.join()));
    expect(fancied.size).toBeGreaterThan(10);
    expect(new Set(states(t, 0, memories[0], 5).map(({ hands }) => hands[0]?.ahead.join())).size).toBe(1);
    expect(t.game.options.aid.of).toEqual(['off', 'on']);
  },
);

test.each(BOTH_GAMES)(
  'the flying player imagines any pirate with the announced demand, the opponent knows which one came, in %s',
  (id) => {
    const { t, memories, play, chance } = flying(id, 'command');
    const pirate = cardOf(t, pirateOf(t, 2));
    placeInSector(t, pirate);
    play(0, 'fly 0');
    play(0, 'next');
    chance((t.state.box.sectors[0] ?? []).indexOf(pirate));
    const mine = new Set(states(t, 0, memories[0], 40).map(({ hands }) => hands[1]?.pirate));
    const theirs = new Set(states(t, 1, memories[1], 40).map(({ hands }) => hands[1]?.pirate));
    expect([...mine].sort()).toEqual([pirate, cardOf(t, pirateOf(t, 3))].sort());
    expect([...theirs]).toEqual([pirate]);
  },
);

test.each(BOTH_GAMES)('after flying through a whole stack no card is missing from the imagined states, in %s', (id) => {
  const { t, memories, play, chance } = flying(id, 'command');
  const pirate = cardOf(t, pirateOf(t, 2));
  placeInSector(t, pirate);
  play(0, 'fly 0');
  t.table.speed = 99;
  const stack = t.state.box.sectors[0] ?? [];
  while (stack.length > 0) {
    play(0, 'next');
    const harmless = stack.findIndex((card) => card !== pirate);
    chance(Math.max(0, harmless));
    if (stack.length > 0 && topFrame(t.table).kind === 'pirate') play(0, 'pay');
  }
  expect(topFrame(t.table).kind).toBe('pirate');
  const cards = ({ box, hands }: TestGame['state']): number[] =>
    [...box.sectors.flat(), ...box.reserve, hands[1]?.pirate ?? NONE].sort((a, b) => a - b);
  for (const state of states(t, 0, memories[0], 20)) expect(cards(state)).toEqual(cards(t.state));
});
