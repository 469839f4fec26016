import { findEdition, LANGUAGES, presentEdition } from '@orrery/catalog';
import { fastRng, type Game, type GameMessages, type Kinded, parseLog, type Result, replay } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalLibrary } from '../session/local-library.ts';
import { loadLog, openGame } from '../session/open-game.ts';
import type { Session } from '../session/session.ts';
import type { SavedGame } from '../session/storage/saved-game.ts';
import { makeDevice, personSitter, testDeps, unwrap, waitUntil } from '../session/testing/table.ts';
import { problemText } from '../session/texts.ts';
import { Timeline } from '../session/timeline.ts';
import type { GameUi } from '../table/game-ui.ts';
import { makeTestController, makeTestTable } from '../table/testing/controller.ts';
import { TextTable } from '../table/text-table.tsx';
import { LanguageContext } from '../texts/language.ts';
import { gameReportFor, gameUiFor } from './editions.ts';
import { FORBIDDEN_KIND } from './testing/corrected.ts';
import { goldenGames, truncateLog } from './testing/golden.ts';

// A later version of the app in which the rules of every game were corrected.
vi.mock('@orrery/catalog', async (load) => {
  const real = await load<typeof import('@orrery/catalog')>();
  const { correctedCatalog } = await import('./testing/corrected.ts');
  return { ...real, ...correctedCatalog(real.ALL_GAMES) };
});

// Das Duell's table declares that it still draws the previous edition; Star Trek's does not.
vi.mock('./index.ts', async (load) => {
  const { findKit } = await load<typeof import('./index.ts')>();
  const drawn = (game: string) => (game === 'duel' ? [1] : []);
  return { findKit: (game: string) => ({ ...findKit(game), drawnEditions: drawn(game) }) };
});

const OLD = 1;
const GAME = 'startrek';
const [GOLDEN = ''] = goldenGames(GAME, OLD);
const MIDDLE = 200;
const cadet = (name: string) => ({ kind: 'bot', name, level: 'cadet' }) as const;

const failing = (result: Result<unknown>): string => (result.ok ? 'nothing' : result.problem.code);

/** A game of the old edition, imported from a file and branched: one person, and bots that play on. */
async function oldGame(library: LocalLibrary, entries = MIDDLE): Promise<string> {
  const id = unwrap(await library.importLog(truncateLog(GOLDEN, entries)));
  return unwrap(await library.branch(id, entries, [personSitter('Ann'), cadet('Vega'), cadet('Lyra'), cadet('Deneb')]));
}

/** Opens the table of a game as a page does. */
interface Seated<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly gameUi: GameUi<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
}

async function atTable<R>(
  { shelf, library }: ReturnType<typeof makeDevice>,
  id: string,
  then: <T, H, B, M extends Kinded, E extends Kinded, O, K>(seated: Seated<T, H, B, M, E, O, K>) => Promise<R>,
): Promise<R> {
  const kept = await library.find(id);
  if (kept === null) throw new Error('saved game not found');
  const table = unwrap(await gameUiFor(kept.game, kept.edition));
  return table.use(async (game, gameMessages, ui) => {
    const session = unwrap(await openGame(game, gameMessages, id, testDeps(shelf)));
    const answer = await then({ game, gameMessages, gameUi: ui, session });
    session.close();
    return answer;
  });
}

/** Answers the prompts as a player at the text table would, until the condition is met. */
async function playOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, gameUi, session }: Seated<T, H, B, M, E, O, K>,
  isEnough: () => boolean,
): Promise<void> {
  const { moveSelection } = makeTestTable<T, H, M, E>({ rules: game, ui: gameUi, session });
  const rng = fastRng(7);
  const isOver = () => isEnough() || session.snapshot.awaiting.who === 'over';
  while (!isOver()) {
    await waitUntil(session, () => isOver() || session.snapshot.request?.must === true);
    const moves = moveSelection.turn?.moves.filter(({ kind }) => kind !== FORBIDDEN_KIND) ?? [];
    const move = moves[rng(Math.max(moves.length, 1))];
    if (isOver() || move === undefined) continue;
    moveSelection.playMove(move);
    await vi.waitUntil(() => !moveSelection.selection.isSending, { interval: 1 });
  }
}

let here: ReturnType<typeof makeDevice>;
beforeEach(() => {
  here = makeDevice();
});

test('a new game uses the present edition, whose rules differ from the one before', async () => {
  const id = unwrap(
    await here.library.create({ game: GAME, sitters: [1, 2, 3].map(() => personSitter('')), options: {} }),
  );
  const present = presentEdition(GAME);
  if (present === null) throw new Error('game not found');
  expect(present.edition).toBeGreaterThan(OLD);
  expect(await here.library.find(id)).toMatchObject({ edition: present.edition });
  const log = GOLDEN.replace(`game ${GAME} ${OLD}`, `game ${GAME} ${present.edition}`);
  const played = (await present.load()).use((game) => failing(replay(game, unwrap(parseLog(game, log)))));
  expect(played).toBe('log.entry');
});

describe('a game of the previous edition', () => {
  test('continues with bots, undo and reopening', async () => {
    const id = await oldGame(here.library);
    const left = await atTable(here, id, async (seated) => {
      const { session } = seated;
      expect(session.terms).toMatchObject({ game: GAME, edition: OLD });
      await playOn(seated, () => session.snapshot.undoable > 0);
      const { seq } = session.snapshot;
      expect(await session.undo()).toEqual([]);
      expect(session.snapshot.seq).toBe(seq + 1);
      await playOn(seated, () => session.snapshot.seq > MIDDLE + 80);
      expect(session.snapshot.error).toBeNull();
      await waitUntil(session, () => session.snapshot.request?.must === true);
      return { seq: session.snapshot.seq, view: session.snapshot.view };
    });
    await atTable(here, id, async ({ session }) => {
      expect({ seq: session.snapshot.seq, view: session.snapshot.view }).toEqual(left);
    });
  });

  test('is saved to a file, opened on another device and watched there', async () => {
    const id = await oldGame(here.library);
    await atTable(here, id, (seated) => playOn(seated, () => seated.session.snapshot.seq > MIDDLE + 20));
    const file = unwrap(await here.library.exportLog(id));
    expect(file).toContain(`\ngame ${GAME} ${OLD}\n`);
    const there = makeDevice();
    const read = unwrap(await there.library.importLog(file));
    expect(await there.library.find(read)).toMatchObject({ game: GAME, edition: OLD });
    await atTable(there, read, async ({ game, gameMessages, session }) => {
      const timeline = unwrap(Timeline.fromLog(game, gameMessages, unwrap(await loadLog(game, read, there.shelf))));
      expect(timeline.seq).toBe(session.snapshot.seq);
      expect(timeline.story(null).length).toBeGreaterThan(100);
    });
  });

  test('is branched within its edition', async () => {
    const id = await oldGame(here.library);
    const people = ['A', 'B', 'C', 'D'].map(personSitter);
    const branched = unwrap(await here.library.branch(unwrap(await here.library.importLog(GOLDEN)), 50, people));
    expect(await here.library.find(branched)).toMatchObject({ edition: OLD, seq: 50 });
    expect(await here.library.find(id)).toMatchObject({ edition: OLD });
  });

  test('is shown as text where its board cannot be drawn, says so in every language, and can be played to its end', async () => {
    const id = await oldGame(here.library, 400);
    await atTable(here, id, async (seated) => {
      const { game: rules, gameMessages: voice, gameUi, session } = seated;
      expect(gameUi.board).toBe('none');
      await waitUntil(session, () => session.snapshot.request?.must === true);
      const setting = makeTestTable({ rules, ui: gameUi, session });
      for (const language of LANGUAGES) {
        const texts = (await findEdition(GAME, OLD)?.voice?.texts(language)) ?? {};
        const controller = makeTestController(
          { rules, messages: voice, ui: gameUi, session, texts },
          setting,
          language,
        );
        const markup = renderToStaticMarkup(
          <LanguageContext value={language}>
            <TextTable controller={controller} />
          </LanguageContext>,
        );
        expect(markup).toMatch(/class="table-notice" role="status">.*(edition|Ausgabe|editie) 1 .*<\/p>/);
        expect(markup.match(/<button type="button" class="btn small">/g)).toHaveLength(
          setting.moveSelection.turn?.moves.length ?? 0,
        );
      }
      await playOn(seated, () => false);
      expect(session.snapshot.awaiting.who).toBe('over');
    });
    expect((await here.library.find(id))?.places).toHaveLength(4);
  });

  test('is drawn where the kit says it can be', async () => {
    expect(unwrap(await gameUiFor('duel', OLD)).use((game, _wording, { board }) => [game.edition, board])).toEqual([
      OLD,
      'page',
    ]);
    expect(unwrap(await gameReportFor('duel', OLD))).not.toBeNull();
    expect(unwrap(await gameReportFor(GAME, OLD))).toBeNull();
  });
});

describe('a game of an edition that is not available', () => {
  const LOST = 99;

  test('stays in the list, and everything that needs its rules names its edition', async () => {
    const { shelf, library } = here;
    const id = await oldGame(library);
    const save = await shelf.find(id);
    if (save === null) throw new Error('saved game not found');
    const lost: SavedGame = { ...save, id: 'lost-game', edition: LOST };
    await shelf.create(lost, await shelf.lines(id));
    expect((await library.list()).map((kept) => kept.id)).toContain('lost-game');
    const answers = [
      await library.exportLog('lost-game'),
      await library.branch('lost-game', 3, lost.sitters),
      await gameUiFor(GAME, LOST),
      await gameReportFor(GAME, LOST),
      await library.importLog(GOLDEN.replace(`game ${GAME} ${OLD}`, `game ${GAME} ${LOST}`)),
    ];
    for (const answer of answers) {
      expect(failing(answer)).toBe('library.edition');
      if (answer.ok) continue;
      for (const language of LANGUAGES) expect(problemText(answer.problem, language)).toContain(` ${LOST} `);
    }
    await library.remove('lost-game');
    expect(await library.find('lost-game')).toBeNull();
  });
});
