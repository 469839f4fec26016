import { findEdition, GAMES, presentEdition } from '@orrery/catalog';
import {
  type Asking,
  type Game,
  type Kinded,
  list,
  MoveList,
  NOBODY,
  parseLog,
  type Window,
  type Wording,
} from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tally } from '../result/tally.ts';
import { Reel } from '../session/reel.ts';
import { sure } from '../session/testing/table.ts';
import { type Furniture, NO_CARDS, type Play } from '../table/furniture.ts';
import { playWith } from './common/testing/play.ts';
import { chronicleFor, tableFor } from './editions.ts';
import { findKit } from './index.ts';
import { goldenGames } from './testing/golden.ts';

const LOGS = 2;
const MOMENTS = 5;
const NOT_ASKED: Asking = { who: 'seats', question: '', must: NOBODY, may: NOBODY, veiled: false };

/** Every edition that a kit shows with its drawn table. */
const SHOWN = GAMES.flatMap(({ id }) =>
  [...(findKit(id)?.draws ?? []), presentEdition(id)?.edition ?? 0].map((edition) => ({ id, edition })),
);

/** Draws everything there is of a table, as it stands at one moment. */
function drawAll<T, H, M extends Kinded, E extends Kinded>(
  furniture: Furniture<T, H, M, E>,
  play: Play<T, H, M, E>,
  seats: number,
): void {
  const { Board, SeatFacts, SeatBrief, Steps, Controls, Preview, corners, panels } = furniture;
  const places = furniture.places(play.view, 'across');
  const unit = { lit: new Set<string>(), pointed: null, unit: 8, detail: 0, lie: 'across' } as const;
  const drawn = <Board play={play} {...unit} />;
  renderToStaticMarkup(furniture.board === 'page' ? drawn : <svg aria-hidden="true">{drawn}</svg>);
  const parts = [Steps, Controls, corners.topLeft, corners.bottomRight, corners.top, corners.bottom];
  for (const Part of [...parts, ...panels.map(({ Content }) => Content)]) {
    if (Part !== undefined) renderToStaticMarkup(<Part play={play} />);
  }
  for (let seat = 0; seat < seats; seat++) {
    renderToStaticMarkup(<SeatFacts play={play} seat={seat} />);
    if (SeatBrief !== undefined) renderToStaticMarkup(<SeatBrief play={play} seat={seat} />);
    expect(furniture.points(play.view, seat)).not.toBeNaN();
  }
  for (const { name } of places) expect(play.say(name)).not.toBe('');
  for (const move of play.moves) {
    const place = furniture.placeOf(move, play.view.table);
    if (place !== null) expect(places.map(({ id }) => id)).toContain(place);
    renderToStaticMarkup(<Preview play={{ ...play, chosen: move }} move={move} />);
  }
  expect(furniture.headline(play.view.table, 'en')).not.toBe('');
}

interface Shown<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
}

/** Draws a game at some moments, as a seat sees it that is asked there. */
async function drawGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, wording, furniture }: Shown<T, H, B, M, E, O, K>,
  text: string,
): Promise<void> {
  const texts = (await findEdition(game.id, game.edition)?.voice?.texts('en')) ?? {};
  const reel = sure(Reel.of(game, wording, sure(parseLog(game, text))));
  const { seats } = reel.header;
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const house = { names, texts, cards: furniture.cards ?? NO_CARDS, refuse: game.refuse, wording };
  for (let i = 1; i <= MOMENTS; i++) {
    const step = Math.floor((reel.length * i) / MOMENTS);
    const awaiting = reel.awaiting(step);
    const asking = awaiting.who === 'seats' ? awaiting : NOT_ASKED;
    const view: Window<T, H> = reel.view(step, list(asking.must)[0] ?? i % seats);
    if (view.seat === null) throw new Error('nobody sits there');
    const moves = new MoveList<M>(3);
    if (asking.must !== NOBODY) game.moves(view, moves);
    drawAll(furniture, playWith<T, H, M, E>(house, { view, asking, moves: moves.toArray() }).play, seats);
  }
  for (const { event } of reel.story('everything')) {
    furniture.actor(event);
    furniture.sound(event, null);
  }
}

test.each(SHOWN)('the table of $id draws golden games of edition $edition', async ({ id, edition }) => {
  const table = sure(await tableFor(id, edition));
  await table.use(async (game, wording, furniture) => {
    expect([game.id, game.edition]).toEqual([id, edition]);
    expect(furniture.board).not.toBe('none');
    for (const text of goldenGames(id, edition).slice(0, LOGS)) await drawGame({ game, wording, furniture }, text);
  });
});

test.each(SHOWN)('the chronicle of $id tells golden games of edition $edition', async ({ id, edition }) => {
  const chronicled = sure(await chronicleFor(id, edition));
  if (chronicled === null) throw new Error(`${id} has no chronicle`);
  chronicled.use((game, _wording, chronicle) => {
    for (const text of goldenGames(id, edition).slice(0, LOGS)) {
      const told = sure(tally(game, chronicle, sure(parseLog(game, text))));
      expect(told.turns.length).toBeGreaterThan(0);
    }
  });
});
