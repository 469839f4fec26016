import { duel } from '@orrery/duel';
import { fastRng, type SeatView, standardOptions, type Window } from '@orrery/kernel';
import type { Event, Hand, Kit, Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoryLine } from '../../../session/session.ts';
import { linesOf, shownLines } from '../../../session/story.ts';
import { Board } from './board/board.tsx';
import { type Played, playedAtRandom, type Request } from './testing/games.ts';
import { playOf, wordingFor } from './testing/play.ts';

/** The engines of both games, each with a table to be filled. */
const ENGINES = {
  starship: { ...starship, setup: () => starship.setup(standardOptions(starship.options), 2) },
  duel: { ...duel, setup: () => duel.setup(standardOptions(duel.options), 2) },
};

/** Requests from one look to the next. */
const EVERY = 30;
const NO_PLACES: ReadonlySet<string> = new Set();

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 71 },
  { game: 'duel', seed: 72, options: { refill: 'hidden' } },
];

/** The names of planets that lie in no player's hands, not in the row and not in the hand of the one who looks. */
function closedNames({ variant, facts }: Kit, { table, hand }: SeatView<Table, Hand>): readonly string[] {
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

/** What somebody reads and sees of a game: every line of the log, and the board at moments of the past. */
function shownOf(request: Request, story: readonly StoryLine<Event>[], past: readonly Moment[]): string {
  const { view, gear } = request;
  const wording = wordingFor(gear);
  const lines = shownLines(story, view, wording);
  const seatOf = (seen: Window<Table, Hand>): SeatView<Table, Hand> => {
    if (seen.seat === null) throw new Error('a seat looks back');
    return seen;
  };
  const boards = past.map((moment) => {
    const then = seatOf(wording.recall?.view(moment.view, view) ?? moment.view);
    const { play } = playOf({ ...request, view: then, moves: [], story: lines.slice(0, moment.lines) });
    const props = { lit: NO_PLACES, pointed: null, unit: 1, detail: 0, lie: 'across' } as const;
    const board = renderToStaticMarkup(<Board play={{ ...play, asking: null }} gear={gear} {...props} />);
    return `${board}\n${wording.drawing(then)}\n${wording.standing(then).map(play.say).join('\n')}`;
  });
  const { play } = playOf(request);
  const said = lines.map(({ words }) => (words === null ? '' : play.say(words)));
  return [...said, ...boards].join('\n');
}

test.each(GAMES)(
  'SS-OPT-AID, DU-GEN-03 · without the aid neither log nor looking back shows a card that is closed, in $game',
  (played) => {
    const past: Moment[] = [];
    let looks = 0;
    playedAtRandom({ ...played, bound: 300 }, (request) => {
      const { gear, view, story } = request;
      if (view.seat !== 0 || view.table.turn === 0) return;
      const wording = wordingFor(gear);
      const worded = linesOf(
        0,
        story.map(({ event }) => event),
        view,
        wording,
      );
      past.push({ view: structuredClone(view), lines: worded.length });
      if (past.length % EVERY !== 0) return;
      looks++;
      const shown = shownOf(
        request,
        worded,
        past.filter((_, i) => i % EVERY === 7),
      );
      expect(closedNames(gear.kit, view).filter((name) => shown.includes(name))).toEqual([]);
    });
    expect(looks).toBeGreaterThan(1);
  },
);

test.each(['starship', 'duel'] as const)(
  'SS-OPT-AID, DU-GEN-03 · with the aid the log of %s names them all',
  (game) => {
    let most = 0;
    let asked = 0;
    playedAtRandom({ game, seed: 73, bound: 200, options: { aid: 'on' } }, (request) => {
      const { gear, view, story } = request;
      if (view.seat !== 0 || view.table.turn < 4 || asked++ % EVERY > 0) return;
      const wording = wordingFor(gear);
      const worded = linesOf(
        0,
        story.map(({ event }) => event),
        view,
        wording,
      );
      expect(shownLines(worded, view, wording)).toBe(worded);
      const shown = shownOf(request, worded, []);
      most = Math.max(most, closedNames(gear.kit, view).filter((name) => shown.includes(name)).length);
    });
    expect(most).toBeGreaterThan(5);
  },
);

test.each(GAMES)('whoever remembers no more than is shown still imagines tables that could be, in $game', (played) => {
  const { memory, imagine, setup } = played.game === 'starship' ? ENGINES.starship : ENGINES.duel;
  const rng = fastRng(5);
  let looks = 0;
  playedAtRandom({ ...played, bound: 500 }, ({ gear, view, story }) => {
    if (view.table.turn === 0) return;
    const { recall } = wordingFor(gear);
    const known = memory.blank(view);
    const told = story.map(({ event }) => event);
    for (const event of recall?.events(told, view) ?? told) memory.hear(known, event);
    const into = setup();
    imagine(view, known, rng, into);
    const { sizes, sector, ahead, below } = view.table;
    const sight = (at: number): number => (at === sector ? ahead + below : 0);
    expect(into.box.sectors.map(({ length }, at) => length + sight(at))).toEqual(sizes);
    looks++;
  });
  expect(looks).toBeGreaterThan(100);
});
