import { findEdition, GAMES, presentEdition } from '@orrery/catalog';
import {
  type Asking,
  type Game,
  type Kinded,
  list,
  MoveList,
  NOBODY,
  parseLog,
  type State,
  viewsOf,
  type Window,
  type Wording,
} from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLog } from '../session/open-game.ts';
import { Reel } from '../session/reel.ts';
import { device, sure } from '../session/testing/table.ts';
import { foreseer } from '../table/foresee.ts';
import { type Furniture, NO_CARDS, type Play } from '../table/furniture.ts';
import { playWith } from './common/testing/play.ts';
import { chronicleFor, tableFor } from './editions.ts';
import { findKit } from './index.ts';
import { tally } from './tally.ts';
import { goldenGames } from './testing/golden.ts';

const LOGS = 1;
const MOMENTS = 6;
/** Steps between two moments at which the rules are compared. */
const STRIDE = 20;
const NOT_ASKED: Asking = { who: 'seats', question: '', must: NOBODY, may: NOBODY, veiled: false };

/** Every edition that a kit shows with a part of its own. */
const shownWith = (part: 'table' | 'chronicle') =>
  GAMES.filter(({ id }) => findKit(id)?.[part] !== undefined).flatMap(({ id }) =>
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
  const { options } = reel.header;
  const sitters = names.map((name) => ({ kind: 'person', name }) as const);
  const foresee = foreseer(game, { terms: { game: game.id, edition: game.edition, options }, sitters });
  const house = { names, texts, cards: furniture.cards ?? NO_CARDS, refuse: game.refuse, foresee, wording };
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

const CARRIED = GAMES.flatMap(({ id, editions }) => editions.map(({ edition }) => ({ id, edition })));

test.each(CARRIED)(
  'golden games of edition $edition of $id are taken in and replayed to their end',
  async (carried) => {
    const { id, edition } = carried;
    const { library, shelf } = device();
    const table = sure(await tableFor(id, edition));
    for (const text of goldenGames(id, edition).slice(0, LOGS)) {
      const kept = sure(await library.read(text));
      expect(await library.find(kept)).toMatchObject({ game: id, edition, waitsFor: [] });
      await table.use(async (game, wording) => {
        const reel = sure(Reel.of(game, wording, sure(await loadLog(game, kept, shelf))));
        expect(reel.awaiting(reel.length).who).toBe('over');
        expect(reel.story(null).length).toBeGreaterThan(MOMENTS);
      });
      expect(sure(await library.print(kept))).toContain(`\ngame ${id} ${edition}\n`);
    }
  },
);

test.each(shownWith('table'))('the table of $id draws golden games of edition $edition', async ({ id, edition }) => {
  const table = sure(await tableFor(id, edition));
  await table.use(async (game, wording, furniture) => {
    expect([game.id, game.edition]).toEqual([id, edition]);
    expect(furniture.board).not.toBe('none');
    for (const text of goldenGames(id, edition).slice(0, LOGS)) await drawGame({ game, wording, furniture }, text);
  });
});

/** Bargaining is played by the rules of its edition alone: the table shows no preview of it. */
const BARGAINING: readonly string[] = ['offer', 'accept', 'decline', 'counter', 'withdraw', 'deal'];

/**
 * Everything there is after a move, as JSON; why not, where the rules refuse it. What the state of an older edition does
 * not have yet is as it is at the beginning, and left out afterwards.
 */
function outcomeOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  text: string,
  seat: number,
  notation: string,
): string {
  const old: PlainState = JSON.parse(text);
  const options: O = JSON.parse(JSON.stringify(old.table.options));
  const begun: PlainState = JSON.parse(JSON.stringify(game.setup(options, old.hands.length)));
  const added = Object.keys(begun.table).filter((key) => !Object.hasOwn(old.table, key));
  const table = { ...old.table, ...Object.fromEntries(added.map((key) => [key, begun.table[key]])) };
  const state: State<T, H, B> = JSON.parse(JSON.stringify({ ...old, table }));
  const [view, move] = [viewsOf(state)[seat], game.notation.parse(notation)];
  if (view === undefined || move === null) return `${notation} is no move`;
  const refusals = game.refuse(view, move);
  if (refusals.length > 0) return JSON.stringify(refusals);
  game.play(state, seat, move, null);
  const after: PlainState = JSON.parse(JSON.stringify(state));
  for (const key of added) delete after.table[key];
  return JSON.stringify(after);
}

interface PlainState {
  readonly table: Record<string, unknown>;
  readonly hands: readonly unknown[];
}

test.each(shownWith('table'))(
  'prices and previews at the table of $id are true of edition $edition',
  async ({ id, edition }) => {
    const [own, present] = await Promise.all([findEdition(id, edition)?.load(), presentEdition(id)?.load()]);
    let compared = 0;
    own?.use((game) => {
      for (const text of goldenGames(id, edition).slice(0, LOGS)) {
        const reel = sure(Reel.of(game, null, sure(parseLog(game, text))));
        for (let step = 0; step < reel.length; step += STRIDE) {
          const [awaiting, state] = [reel.awaiting(step), reel.state(step)];
          const [seat, json] = [awaiting.who === 'seats' ? (list(awaiting.must)[0] ?? 0) : 0, JSON.stringify(state)];
          const view = viewsOf(state)[seat];
          if (awaiting.who !== 'seats' || view === undefined) continue;
          const moves = new MoveList<Parameters<typeof game.notation.print>[0]>(1);
          game.moves(view, moves);
          const shown = moves.toArray().filter(({ kind }) => !BARGAINING.includes(kind));
          for (const move of shown.map(game.notation.print)) {
            const expected = outcomeOf(game, json, seat, move);
            expect(
              present?.use((newest) => outcomeOf(newest, json, seat, move)),
              move,
            ).toBe(expected);
            compared++;
          }
        }
      }
    });
    expect(compared).toBeGreaterThan(MOMENTS);
  },
);

test.each(shownWith('chronicle'))(
  'the chronicle of $id tells golden games of edition $edition',
  async ({ id, edition }) => {
    const chronicled = sure(await chronicleFor(id, edition));
    if (chronicled === null) throw new Error(`${id} has no chronicle`);
    chronicled.use((game, _wording, chronicle) => {
      for (const text of goldenGames(id, edition).slice(0, LOGS)) {
        const told = sure(tally(game, chronicle, sure(parseLog(game, text))));
        expect(told.turns.length).toBeGreaterThan(0);
      }
    });
  },
);
