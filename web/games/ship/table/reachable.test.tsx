import { duel } from '@orrery/duel';
import { has } from '@orrery/kernel';
import type { Move } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DUEL_GEAR } from '../../duel/table.ts';
import { STARSHIP_GEAR } from '../../starship/table.ts';
import { furnitureOf } from './furniture.tsx';
import { type Basket, dealOf } from './parts/deal.tsx';
import { placeOf } from './places.ts';
import { type Played, playedAtRandom, type Request } from './testing/games.ts';
import { playOf } from './testing/play.ts';

const FURNITURE = { starship: furnitureOf(STARSHIP_GEAR), duel: furnitureOf(DUEL_GEAR) };
const furnitureFor = ({ gear }: Request) => FURNITURE[gear.kit.variant.id];
const print = (move: Move): string => starship.notation.print(move);
const NO_PLACES: ReadonlySet<string> = new Set();

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 11, options: { aid: 'on' } },
  { game: 'starship', seed: 12, options: { refill: 'hidden', bank: 'counted', reward: 'other' } },
  { game: 'duel', seed: 13, options: { aid: 'on' } },
  { game: 'duel', seed: 14, options: { median: 'on' } },
  ...[1, 2, 3, 4, 5].map((mission): Played => ({ game: 'duel', seed: 20 + mission, options: { mission } })),
];

interface Drawn {
  readonly board: string;
  readonly controls: string;
  /** The moves that were asked about meanwhile: those that buttons make. */
  readonly asked: ReadonlySet<string>;
}

const DRAWN = new WeakMap<Request, Drawn>();

/** The board and what stands in the prompt bar, drawn once for a request. */
function drawn(request: Request): Drawn {
  const known = DRAWN.get(request);
  if (known !== undefined) return known;
  const { play, asked } = playOf(request);
  const { Board, Controls } = furnitureFor(request);
  const made = {
    board: renderToStaticMarkup(<Board play={play} lit={NO_PLACES} pointed={null} unit={1} detail={0} lie="across" />),
    controls: Controls ? renderToStaticMarkup(<Controls play={play} />) : '',
    asked: new Set(asked.map(print)),
  };
  DRAWN.set(request, made);
  return made;
}

const zero = (): number[] => [0, 0, 0, 0, 0, 0];

/** The basket that a trade is put together as. */
function basketOf(
  move: Move,
): { readonly way: 'buy' | 'sell'; readonly basket: Basket; readonly station: number | null } | null {
  const basket = zero();
  const station = 'station' in move ? move.station : null;
  switch (move.kind) {
    case 'buy':
    case 'sell':
    case 'station-buy':
    case 'station-sell':
      basket[move.goods] = move.n;
      return { way: move.kind.endsWith('buy') ? 'buy' : 'sell', basket, station };
    case 'sell-pair':
    case 'station-sell-pair':
      basket[move.first] = 1;
      basket[move.second] = 1;
      return { way: 'sell', basket, station };
    default:
      return null;
  }
}

/** Buttons of the board that open a trade at a station. */
const opensTrade = (markup: string): boolean => /aria-expanded="false" aria-disabled="false"/.test(markup);

function expectReachable(move: Move, request: Request): void {
  const { gestures, dialogues } = furnitureFor(request);
  const gesture = gestures[move.kind];
  if (gesture.by === 'prompt') return; // the frame makes a button of each
  if (gesture.by === 'board') {
    expect(placeOf(move)).not.toBeNull();
    return;
  }
  if (gesture.by === 'dialogue') {
    expect(Object.keys(dialogues)).toContain(gesture.dialogue);
    return;
  }
  if (gesture.dialogue !== undefined) {
    const Content = dialogues[gesture.dialogue]?.Content;
    const { play, asked } = playOf(request);
    if (Content !== undefined) renderToStaticMarkup(<Content play={play} />);
    expect(asked.map(print), print(move)).toContain(print(move));
    return;
  }
  const deal = basketOf(move);
  if (deal !== null) {
    expect(dealOf(deal.way, deal.basket, deal.station)).toEqual(move);
    if (deal.station !== null) expect(opensTrade(drawn(request).board), print(move)).toBe(true);
    else expect(drawn(request).controls).toContain('ship-deal-do');
    return;
  }
  expect(drawn(request).asked, print(move)).toContain(print(move));
}

test('every legal move of every request can be made by a button, by pointing, on the board or in a dialogue', () => {
  const seen = new Map<string, number>();
  for (const game of GAMES) {
    playedAtRandom({ ...game, bound: 600 }, (request) => {
      for (const move of request.moves) {
        const key = `${game.game} ${request.asking.question} ${move.kind}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times <= 4) expectReachable(move, request);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(50);
});

test('every question is answered by a button, a place or a dialogue that opens by itself', () => {
  const questions = new Set<string>();
  for (const game of GAMES) {
    playedAtRandom({ ...game, bound: 600 }, (request) => {
      const { asking, view, moves } = request;
      const { dialogueFor, dialogues, gestures } = furnitureFor(request);
      if (!has(asking.must, view.seat)) return; // nobody waits for it
      questions.add(asking.question);
      const key = dialogueFor(asking, view);
      if (key !== null) expect(Object.keys(dialogues)).toContain(key);
      const isOpen = moves.some(({ kind }) => gestures[kind].by === 'prompt' || gestures[kind].by === 'board');
      expect(key !== null || isOpen, asking.question).toBe(true);
    });
  }
  expect([...questions]).toEqual(
    expect.arrayContaining(['arrange', 'build', 'centres', 'flight', 'offer', 'pirate', 'produce', 'reward', 'sector']),
  );
});

test('every kind of move of both games has a gesture', () => {
  const kinds = new Set([...starship.vocabulary.moves, ...duel.vocabulary.moves].map(({ kind }) => kind));
  const gestured = Object.values(FURNITURE).flatMap(({ gestures }) => Object.keys(gestures));
  expect([...new Set(gestured)].sort()).toEqual([...kinds].sort());
});

test('whoever meets a pirate is not shown its strength', () => {
  let met = 0;
  for (const game of GAMES.slice(0, 4)) {
    playedAtRandom({ ...game, bound: 500 }, (request) => {
      if (request.asking.question !== 'pirate' || request.view.hand.pirate !== -1) return;
      met++;
      if (met <= 8) expect(drawn(request).board).toContain('>?<');
    });
  }
  expect(met).toBeGreaterThan(3);
});
