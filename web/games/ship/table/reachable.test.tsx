import { duel } from '@orrery/duel';
import { hasSeat } from '@orrery/kernel';
import type { Move } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DUEL_VARIANT_UI } from '../../duel/table.ts';
import { STARSHIP_VARIANT_UI } from '../../starship/table.ts';
import { makeShipUi } from './game-ui.tsx';
import { type DealBasket, dealMove } from './parts/deal.tsx';
import { placeOf } from './places.ts';
import { type AskedSeatCase, playRandomGame, type RandomGameOptions } from './testing/games.ts';
import { tableApiOf } from './testing/play.ts';

const FURNITURE = { starship: makeShipUi(STARSHIP_VARIANT_UI), duel: makeShipUi(DUEL_VARIANT_UI) };
const furnitureFor = ({ variantUi }: AskedSeatCase) => FURNITURE[variantUi.kit.variant.id];
const print = (move: Move): string => starship.notation.print(move);
const NO_PLACES: ReadonlySet<string> = new Set();

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 11, options: { aid: 'on' } },
  { game: 'starship', seed: 12, options: { refill: 'hidden', bank: 'counted', reward: 'other' } },
  { game: 'duel', seed: 13, options: { aid: 'on' } },
  { game: 'duel', seed: 14, options: { median: 'on' } },
  ...[1, 2, 3, 4, 5].map((mission): RandomGameOptions => ({ game: 'duel', seed: 20 + mission, options: { mission } })),
];

interface Drawn {
  readonly board: string;
  readonly controls: string;
  /** The moves that were asked about while rendering: those that buttons make. */
  readonly asked: ReadonlySet<string>;
}

const DRAWN = new WeakMap<AskedSeatCase, Drawn>();

/** The board and the prompt bar, rendered once for a request. */
function drawn(request: AskedSeatCase): Drawn {
  const known = DRAWN.get(request);
  if (known !== undefined) return known;
  const { play, asked } = tableApiOf(request);
  const { Board, Controls } = furnitureFor(request);
  const made = {
    board: renderToStaticMarkup(
      <Board play={play} highlighted={NO_PLACES} pointed={null} unitPx={1} detailLevel={0} orientation="across" />,
    ),
    controls: Controls ? renderToStaticMarkup(<Controls play={play} />) : '',
    asked: new Set(asked.map(print)),
  };
  DRAWN.set(request, made);
  return made;
}

const zero = (): number[] => [0, 0, 0, 0, 0, 0];

/** The basket with which a trade is composed. */
function basketOf(
  move: Move,
): { readonly way: 'buy' | 'sell'; readonly basket: DealBasket; readonly station: number | null } | null {
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

/** Whether the board has a button that opens trade at a station. */
const opensTrade = (markup: string): boolean => /class="ship-station" aria-disabled="false"/.test(markup);

function expectReachable(move: Move, request: AskedSeatCase): void {
  const { moveInputs, dialogues } = furnitureFor(request);
  const gesture = moveInputs[move.kind];
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
    const { play, asked } = tableApiOf(request);
    if (Content !== undefined) renderToStaticMarkup(<Content play={play} />);
    expect(asked.map(print), print(move)).toContain(print(move));
    return;
  }
  const deal = basketOf(move);
  if (deal !== null) {
    expect(dealMove(deal.way, deal.basket, deal.station)).toEqual(move);
    if (deal.station !== null) expect(opensTrade(drawn(request).board), print(move)).toBe(true);
    else {
      // A button of its own, at once or after choosing to buy or sell; several kinds are put together unit by unit.
      const isOnePress = drawn(request).asked.has(print(move));
      const isComposed = /ship-deal-do|class="segments"/.test(drawn(request).controls);
      expect(isOnePress || isComposed, print(move)).toBe(true);
    }
    return;
  }
  expect(drawn(request).asked, print(move)).toContain(print(move));
}

test('every legal move of every request can be made by a button, by pointing, on the board or in a dialogue', () => {
  const seen = new Map<string, number>();
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 600 }, (request) => {
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

test('every question is answered by a button, a place or a dialog that opens by itself', () => {
  const questions = new Set<string>();
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 600 }, (request) => {
      const { asking, view, moves } = request;
      const { dialogueFor, dialogues, moveInputs } = furnitureFor(request);
      if (!hasSeat(asking.must, view.seat)) return; // nobody waits for it
      questions.add(asking.question);
      const key = dialogueFor(asking, view);
      if (key !== null) expect(Object.keys(dialogues)).toContain(key);
      const isOpen = moves.some(({ kind }) => moveInputs[kind].by === 'prompt' || moveInputs[kind].by === 'board');
      expect(key !== null || isOpen, asking.question).toBe(true);
    });
  }
  expect([...questions]).toEqual(
    expect.arrayContaining(['arrange', 'build', 'centres', 'flight', 'offer', 'pirate', 'produce', 'reward', 'sector']),
  );
});

test('every kind of move of both games has a gesture', () => {
  const kinds = new Set([...starship.vocabulary.moves, ...duel.vocabulary.moves].map(({ kind }) => kind));
  const gestured = Object.values(FURNITURE).flatMap(({ moveInputs }) => Object.keys(moveInputs));
  expect([...new Set(gestured)].sort()).toEqual([...kinds].sort());
});

test('a player who meets a pirate does not see its strength', () => {
  let met = 0;
  for (const game of GAMES.slice(0, 4)) {
    playRandomGame({ ...game, maxEntries: 500 }, (request) => {
      if (request.asking.question !== 'pirate' || request.view.hand.pirate !== -1) return;
      met++;
      if (met <= 8) expect(drawn(request).board).toContain('>?<');
    });
  }
  expect(met).toBeGreaterThan(3);
});
