import { duel } from '@orrery/duel';
import { type AnyView, fastRng, type SeatView, standardOptions } from '@orrery/kernel';
import type { Event, Hand, ShipKit, Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoryLine } from '../../../session/session.ts';
import { storyLinesOf, visibleLines } from '../../../session/story.ts';
import { ShipBoard } from './board/board.tsx';
import { type AskedSeatCase, playRandomGame, type RandomGameOptions } from './testing/games.ts';
import { messagesFor, tableApiOf } from './testing/play.ts';

/** The engines of both games, each with a table to fill. */
const ENGINES = {
  starship: { ...starship, setup: () => starship.setup(standardOptions(starship.options), 2) },
  duel: { ...duel, setup: () => duel.setup(standardOptions(duel.options), 2) },
};

/** Number of requests between two checks. */
const CHECK_EVERY_REQUESTS = 30;
const NO_PLACES: ReadonlySet<string> = new Set();

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 71 },
  { game: 'duel', seed: 72, options: { refill: 'hidden' } },
];

/** The names of planets that are not with a player, not in the row and not in the viewer's hand. */
function closedNames({ variant, facts }: ShipKit, { table, hand }: SeatView<Table, Hand>): readonly string[] {
  const won = table.players.flatMap(({ stations, colonies }) => [
    ...facts.berths.filter((_, i) => ((stations >> i) & 1) === 1),
    ...facts.colonies.filter((_, i) => ((colonies >> i) & 1) === 1),
  ]);
  const open = new Set([...won, ...table.row, ...hand.ahead, ...hand.below]);
  return variant.cards.flatMap(({ kind, name }, card) =>
    (kind === 'planet' || kind === 'colony') && !open.has(card) ? [name] : [],
  );
}

interface Moment {
  readonly view: SeatView<Table, Hand>;
  readonly lines: number;
}

/** What a player reads and sees of a game: every line of the log, and the board at past moments. */
function shownOf(request: AskedSeatCase, story: readonly StoryLine<Event>[], past: readonly Moment[]): string {
  const { view, variantUi } = request;
  const gameMessages = messagesFor(variantUi);
  const lines = visibleLines(story, view, gameMessages);
  const seatOf = (seen: AnyView<Table, Hand>): SeatView<Table, Hand> => {
    if (seen.seat === null) throw new Error('expected the view of a seat');
    return seen;
  };
  const boards = past.map((moment) => {
    const then = seatOf(gameMessages.recall?.view(moment.view, view) ?? moment.view);
    const { play } = tableApiOf({ ...request, view: then, moves: [], story: lines.slice(0, moment.lines) });
    const props = { highlighted: NO_PLACES, pointed: null, unitPx: 1, detailLevel: 0, orientation: 'across' } as const;
    const board = renderToStaticMarkup(<ShipBoard play={{ ...play, asking: null }} variantUi={variantUi} {...props} />);
    return `${board}\n${gameMessages.drawing(then)}\n${gameMessages.standing(then).map(play.say).join('\n')}`;
  });
  const { play } = tableApiOf(request);
  const said = lines.map(({ words }) => (words === null ? '' : play.say(words)));
  return [...said, ...boards].join('\n');
}

test.each(GAMES)(
  'SS-OPT-AID, DU-GEN-03 · without the aid neither log nor looking back shows a card that is closed, in $game',
  (played) => {
    const past: Moment[] = [];
    let looks = 0;
    playRandomGame({ ...played, maxEntries: 300 }, (request) => {
      const { variantUi, view, story } = request;
      if (view.seat !== 0 || view.table.turn === 0) return;
      const gameMessages = messagesFor(variantUi);
      const engine = storyLinesOf(
        0,
        story.map(({ event }) => event),
        view,
        gameMessages,
      );
      past.push({ view: structuredClone(view), lines: engine.length });
      if (past.length % CHECK_EVERY_REQUESTS !== 0) return;
      looks++;
      const shown = shownOf(
        request,
        engine,
        past.filter((_, i) => i % CHECK_EVERY_REQUESTS === 7),
      );
      expect(closedNames(variantUi.kit, view).filter((name) => shown.includes(name))).toEqual([]);
    });
    expect(looks).toBeGreaterThan(1);
  },
);

test.each(['starship', 'duel'] as const)(
  'SS-OPT-AID, DU-GEN-03 · with the aid the log of %s names them all',
  (game) => {
    let most = 0;
    let asked = 0;
    playRandomGame({ game, seed: 73, maxEntries: 200, options: { aid: 'on' } }, (request) => {
      const { variantUi, view, story } = request;
      if (view.seat !== 0 || view.table.turn < 4 || asked++ % CHECK_EVERY_REQUESTS > 0) return;
      const gameMessages = messagesFor(variantUi);
      const engine = storyLinesOf(
        0,
        story.map(({ event }) => event),
        view,
        gameMessages,
      );
      expect(visibleLines(engine, view, gameMessages)).toBe(engine);
      const shown = shownOf(request, engine, []);
      most = Math.max(most, closedNames(variantUi.kit, view).filter((name) => shown.includes(name)).length);
    });
    expect(most).toBeGreaterThan(5);
  },
);

test.each(GAMES)('a memory of the visible events alone imagines only possible tables, in $game', (played) => {
  const { memory, imagine, setup } = played.game === 'starship' ? ENGINES.starship : ENGINES.duel;
  const rng = fastRng(5);
  let looks = 0;
  playRandomGame({ ...played, maxEntries: 500 }, ({ variantUi, view, story }) => {
    if (view.table.turn === 0) return;
    const { recall } = messagesFor(variantUi);
    const known = memory.blank(view);
    const told = story.map(({ event }) => event);
    for (const event of recall?.events(told, view) ?? told) memory.hear(known, event);
    const into = setup();
    imagine(view, known, rng, into);
    const { sizes, sector, ahead, below } = view.table;
    const unseen = (at: number): number => (at === sector ? ahead + below : 0);
    expect(into.box.sectors.map(({ length }, at) => length + unseen(at))).toEqual(sizes);
    looks++;
  });
  expect(looks).toBeGreaterThan(100);
});
