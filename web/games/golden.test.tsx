import { findEdition, GAMES, presentEdition } from '@orrery/catalog';
import {
  type AnyView,
  type Asking,
  type Game,
  type GameMessages,
  type Kinded,
  MoveList,
  NO_SEATS,
  parseLog,
  type State,
  seatsIn,
  viewsOf,
} from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLog } from '../session/open-game.ts';
import { makeDevice, unwrap } from '../session/testing/table.ts';
import { Timeline } from '../session/timeline.ts';
import { type GameUi, NO_CARD_KINDS, type TableApi } from '../table/game-ui.ts';
import { makePredictMove } from '../table/predict-move.ts';
import { makeTestTableApi } from './common/testing/play.ts';
import { gameReportFor, gameUiFor } from './editions.ts';
import { findKit } from './index.ts';
import { tallyGame } from './tally.ts';
import { goldenGames } from './testing/golden.ts';

const LOGS = 1;
const MOMENTS = 6;
/** Steps between two comparisons of the rules. */
const CHECK_EVERY_STEPS = 20;
const NOT_ASKED: Asking = { who: 'seats', question: '', must: NO_SEATS, may: NO_SEATS, veiled: false };

/** Every edition for which a kit has this part. */
const shownWith = (part: 'table' | 'report') =>
  GAMES.filter(({ id }) => findKit(id)?.[part] !== undefined).flatMap(({ id }) =>
    [...(findKit(id)?.drawnEditions ?? []), presentEdition(id)?.edition ?? 0].map((edition) => ({ id, edition })),
  );

/** Renders all parts of a table at one moment. */
function drawAll<T, H, M extends Kinded, E extends Kinded>(
  ui: GameUi<T, H, M, E>,
  play: TableApi<T, H, M, E>,
  seats: number,
): void {
  const { Board, SeatFacts, SeatBrief, TurnSteps, Controls, Preview, corners, panels } = ui;
  const places = ui.places(play.view, 'across');
  const unit = {
    highlighted: new Set<string>(),
    pointed: null,
    unitPx: 8,
    detailLevel: 0,
    orientation: 'across',
  } as const;
  const drawn = <Board play={play} {...unit} />;
  renderToStaticMarkup(ui.board === 'page' ? drawn : <svg aria-hidden="true">{drawn}</svg>);
  const parts = [TurnSteps, Controls, corners.topLeft, corners.bottomRight, corners.top, corners.bottom];
  for (const Part of [...parts, ...panels.map(({ Content }) => Content)]) {
    if (Part !== undefined) renderToStaticMarkup(<Part play={play} />);
  }
  for (let seat = 0; seat < seats; seat++) {
    renderToStaticMarkup(<SeatFacts play={play} seat={seat} />);
    if (SeatBrief !== undefined) renderToStaticMarkup(<SeatBrief play={play} seat={seat} />);
    expect(ui.points(play.view, seat)).not.toBeNaN();
  }
  for (const { name } of places) expect(play.say(name)).not.toBe('');
  for (const move of play.moves) {
    const place = ui.placeOf(move, play.view.table);
    if (place !== null) expect(places.map(({ id }) => id)).toContain(place);
    renderToStaticMarkup(<Preview play={{ ...play, chosen: move }} move={move} />);
  }
  expect(ui.headline(play.view.table, 'en')).not.toBe('');
}

interface Shown<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly gameUi: GameUi<T, H, M, E>;
}

/** Renders a game at some moments, from the view of a seat that is asked there. */
async function drawGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, gameMessages, gameUi }: Shown<T, H, B, M, E, O, K>,
  text: string,
): Promise<void> {
  const texts = (await findEdition(game.id, game.edition)?.voice?.texts('en')) ?? {};
  const timeline = unwrap(Timeline.fromLog(game, gameMessages, unwrap(parseLog(game, text))));
  const { seats } = timeline.header;
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const { options } = timeline.header;
  const sitters = names.map((name) => ({ kind: 'person', name }) as const);
  const predictMove = makePredictMove(game, { terms: { game: game.id, edition: game.edition, options }, sitters });
  const setup = {
    names,
    texts,
    cards: gameUi.cards ?? NO_CARD_KINDS,
    refuse: game.refuse,
    predict: predictMove,
    messages: gameMessages,
  };
  for (let i = 1; i <= MOMENTS; i++) {
    const step = Math.floor((timeline.length * i) / MOMENTS);
    const awaiting = timeline.awaiting(step);
    const asking = awaiting.who === 'seats' ? awaiting : NOT_ASKED;
    const view: AnyView<T, H> = timeline.view(step, seatsIn(asking.must)[0] ?? i % seats);
    if (view.seat === null) throw new Error('expected the view of a seat');
    const moves = new MoveList<M>(3);
    if (asking.must !== NO_SEATS) game.moves(view, moves);
    drawAll(gameUi, makeTestTableApi<T, H, M, E>(setup, { view, asking, moves: moves.toArray() }).play, seats);
  }
  for (const { event } of timeline.story('everything')) {
    gameUi.actor(event);
    gameUi.sound(event, null);
  }
}

const CARRIED = GAMES.flatMap(({ id, editions }) => editions.map(({ edition }) => ({ id, edition })));

test.each(CARRIED)('golden games of edition $edition of $id are opened and replayed to their end', async (carried) => {
  const { id, edition } = carried;
  const { library, shelf } = makeDevice();
  const table = unwrap(await gameUiFor(id, edition));
  for (const text of goldenGames(id, edition).slice(0, LOGS)) {
    const kept = unwrap(await library.importLog(text));
    expect(await library.find(kept)).toMatchObject({ game: id, edition, waitsFor: [] });
    await table.use(async (game, gameMessages) => {
      const timeline = unwrap(Timeline.fromLog(game, gameMessages, unwrap(await loadLog(game, kept, shelf))));
      expect(timeline.awaiting(timeline.length).who).toBe('over');
      expect(timeline.story(null).length).toBeGreaterThan(MOMENTS);
    });
    expect(unwrap(await library.exportLog(kept))).toContain(`\ngame ${id} ${edition}\n`);
  }
});

test.each(shownWith('table'))('the table of $id draws golden games of edition $edition', async ({ id, edition }) => {
  const table = unwrap(await gameUiFor(id, edition));
  await table.use(async (game, gameMessages, ui) => {
    expect([game.id, game.edition]).toEqual([id, edition]);
    expect(ui.board).not.toBe('none');
    for (const text of goldenGames(id, edition).slice(0, LOGS))
      await drawGame({ game, gameMessages, gameUi: ui }, text);
  });
});

/** Not compared: bargaining follows the rules of its own edition, and the table shows no preview of it. */
const BARGAINING: readonly string[] = ['offer', 'accept', 'decline', 'counter', 'withdraw', 'deal'];

/**
 * The state after a move as JSON, or the reason if the rules refuse it. Fields that an older edition does not have yet
 * get their initial value, and are left out afterwards.
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
  'prices and previews at the table of $id are right for edition $edition',
  async ({ id, edition }) => {
    const [own, present] = await Promise.all([findEdition(id, edition)?.load(), presentEdition(id)?.load()]);
    let compared = 0;
    own?.use((game) => {
      for (const text of goldenGames(id, edition).slice(0, LOGS)) {
        const timeline = unwrap(Timeline.fromLog(game, null, unwrap(parseLog(game, text))));
        for (let step = 0; step < timeline.length; step += CHECK_EVERY_STEPS) {
          const [awaiting, state] = [timeline.awaiting(step), timeline.state(step)];
          const [seat, json] = [awaiting.who === 'seats' ? (seatsIn(awaiting.must)[0] ?? 0) : 0, JSON.stringify(state)];
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

test.each(shownWith('report'))('the report of $id reads golden games of edition $edition', async ({ id, edition }) => {
  const gameReport = unwrap(await gameReportFor(id, edition));
  if (gameReport === null) throw new Error(`${id} has no report`);
  gameReport.use((game, _wording, report) => {
    for (const text of goldenGames(id, edition).slice(0, LOGS)) {
      const told = unwrap(tallyGame(game, report, unwrap(parseLog(game, text))));
      expect(told.turns.length).toBeGreaterThan(0);
    }
  });
});
