import { LANGUAGES, presentEdition } from '@orrery/catalog';
import { fastRng, type Game, type Kinded, parseLog, type Result, replay, type Wording } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Save } from '../session/keeping/save.ts';
import type { LocalLibrary } from '../session/local-library.ts';
import { loadLog, openGame } from '../session/open-game.ts';
import { Reel } from '../session/reel.ts';
import type { Session } from '../session/session.ts';
import { around, device, person, sure, until } from '../session/testing/table.ts';
import { sayProblem } from '../session/texts.ts';
import type { Furniture } from '../table/furniture.ts';
import { helmOf, setTable } from '../table/testing/helm.ts';
import { TextTable } from '../table/text-table.tsx';
import { LanguageContext } from '../texts/language.ts';
import { chronicleFor, tableFor } from './editions.ts';
import { FORBIDDEN } from './testing/corrected.ts';
import { cutOff, goldenGames } from './testing/golden.ts';

// A version of the app that came after this one: the rules of every game were corrected once more.
vi.mock('@orrery/catalog', async (load) => {
  const real = await load<typeof import('@orrery/catalog')>();
  const { correctedCatalog } = await import('./testing/corrected.ts');
  return { ...real, ...correctedCatalog(real.EVERY_GAME) };
});

// The table of the Duel says that it still draws the edition before, that of Star Trek does not.
vi.mock('./index.ts', async (load) => {
  const { findKit } = await load<typeof import('./index.ts')>();
  const draws = (game: string) => (game === 'duel' ? [1] : []);
  return { findKit: (game: string) => ({ ...findKit(game), draws: draws(game) }) };
});

const OLD = 1;
const GAME = 'startrek';
const [GOLDEN = ''] = goldenGames(GAME, OLD);
const MIDDLE = 200;
const cadet = (name: string) => ({ kind: 'bot', name, level: 'cadet' }) as const;

const failing = (result: Result<unknown>): string => (result.ok ? 'nothing' : result.problem.code);

/** A game of the old edition, taken in from a file and branched: one person, and bots that play on. */
async function oldGame(library: LocalLibrary, entries = MIDDLE): Promise<string> {
  const id = sure(await library.read(cutOff(GOLDEN, entries)));
  return sure(await library.branch(id, entries, [person('Ann'), cadet('Vega'), cadet('Lyra'), cadet('Deneb')]));
}

/** Sits down at the table of a game as a page does. */
interface Seated<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
}

async function atTable<R>(
  { shelf, library }: ReturnType<typeof device>,
  id: string,
  then: <T, H, B, M extends Kinded, E extends Kinded, O, K>(seated: Seated<T, H, B, M, E, O, K>) => Promise<R>,
): Promise<R> {
  const kept = await library.find(id);
  if (kept === null) throw new Error('the game is gone');
  const table = sure(await tableFor(kept.game, kept.edition));
  return table.use(async (game, wording, furniture) => {
    const session = sure(await openGame(game, wording, id, around(shelf)));
    const answer = await then({ game, wording, furniture, session });
    session.close();
    return answer;
  });
}

/** Answers what is asked at the desk, as somebody with the text table before them, until that is enough. */
async function playOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, furniture, session }: Seated<T, H, B, M, E, O, K>,
  isEnough: () => boolean,
): Promise<void> {
  const { desk } = setTable<T, H, M, E>({ rules: game, furniture, session });
  const rng = fastRng(7);
  const isOver = () => isEnough() || session.moment.awaiting.who === 'over';
  while (!isOver()) {
    await until(session, () => isOver() || session.moment.request?.must === true);
    const moves = desk.turn?.moves.filter(({ kind }) => kind !== FORBIDDEN) ?? [];
    const move = moves[rng(Math.max(moves.length, 1))];
    if (isOver() || move === undefined) continue;
    desk.make(move);
    await vi.waitUntil(() => !desk.holding.isSending, { interval: 1 });
  }
}

let here: ReturnType<typeof device>;
beforeEach(() => {
  here = device();
});

test('a new game is played by the present edition, and its rules are others than those before', async () => {
  const id = sure(await here.library.create({ game: GAME, sitters: [1, 2, 3].map(() => person('')), options: {} }));
  const present = presentEdition(GAME);
  if (present === null) throw new Error('there is no game');
  expect(present.edition).toBeGreaterThan(OLD);
  expect(await here.library.find(id)).toMatchObject({ edition: present.edition });
  const log = GOLDEN.replace(`game ${GAME} ${OLD}`, `game ${GAME} ${present.edition}`);
  const played = (await present.load()).use((game) => failing(replay(game, sure(parseLog(game, log)))));
  expect(played).toBe('log.entry');
});

describe('a game of the edition before', () => {
  test('is played on with bots, taken back and opened again as it was left', async () => {
    const id = await oldGame(here.library);
    const left = await atTable(here, id, async (seated) => {
      const { session } = seated;
      expect(session.terms).toMatchObject({ game: GAME, edition: OLD });
      await playOn(seated, () => session.moment.undoable > 0);
      const { seq } = session.moment;
      expect(await session.undo()).toEqual([]);
      expect(session.moment.seq).toBe(seq + 1);
      await playOn(seated, () => session.moment.seq > MIDDLE + 80);
      expect(session.moment.trouble).toBeNull();
      await until(session, () => session.moment.request?.must === true);
      return { seq: session.moment.seq, view: session.moment.view };
    });
    await atTable(here, id, async ({ session }) => {
      expect({ seq: session.moment.seq, view: session.moment.view }).toEqual(left);
    });
  });

  test('is saved to a file, read on another device and watched there', async () => {
    const id = await oldGame(here.library);
    await atTable(here, id, (seated) => playOn(seated, () => seated.session.moment.seq > MIDDLE + 20));
    const file = sure(await here.library.print(id));
    expect(file).toContain(`\ngame ${GAME} ${OLD}\n`);
    const there = device();
    const read = sure(await there.library.read(file));
    expect(await there.library.find(read)).toMatchObject({ game: GAME, edition: OLD });
    await atTable(there, read, async ({ game, wording, session }) => {
      const reel = sure(Reel.of(game, wording, sure(await loadLog(game, read, there.shelf))));
      expect(reel.seq).toBe(session.moment.seq);
      expect(reel.story(null).length).toBeGreaterThan(100);
    });
  });

  test('is branched within its edition', async () => {
    const id = await oldGame(here.library);
    const people = ['A', 'B', 'C', 'D'].map(person);
    const branched = sure(await here.library.branch(sure(await here.library.read(GOLDEN)), 50, people));
    expect(await here.library.find(branched)).toMatchObject({ edition: OLD, seq: 50 });
    expect(await here.library.find(id)).toMatchObject({ edition: OLD });
  });

  test('is shown as text where its board cannot draw it, says so in every language, and can be played to its end', async () => {
    const id = await oldGame(here.library, 400);
    await atTable(here, id, async (seated) => {
      const { game: rules, wording: voice, furniture, session } = seated;
      expect(furniture.board).toBe('none');
      await until(session, () => session.moment.request?.must === true);
      const setting = setTable({ rules, furniture, session });
      for (const language of LANGUAGES) {
        const texts = (await presentEdition(GAME)?.voice?.texts(language)) ?? {};
        const helm = helmOf({ rules, voice, furniture, session, texts }, setting, language);
        const markup = renderToStaticMarkup(
          <LanguageContext value={language}>
            <TextTable helm={helm} />
          </LanguageContext>,
        );
        expect(markup).toMatch(/class="table-notice" role="status">.*(edition|Ausgabe|editie) 1 .*<\/p>/);
        expect(markup.match(/<button type="button" class="btn small">/g)).toHaveLength(
          setting.desk.turn?.moves.length ?? 0,
        );
      }
      await playOn(seated, () => false);
      expect(session.moment.awaiting.who).toBe('over');
    });
    expect((await here.library.find(id))?.places).toHaveLength(4);
  });

  test('is drawn where the kit says that it can', async () => {
    expect(sure(await tableFor('duel', OLD)).use((game, _wording, { board }) => [game.edition, board])).toEqual([
      OLD,
      'page',
    ]);
    expect(sure(await chronicleFor('duel', OLD))).not.toBeNull();
    expect(sure(await chronicleFor(GAME, OLD))).toBeNull();
  });
});

describe('a game of an edition that nobody carries', () => {
  const LOST = 99;

  test('stays in the list, and whatever would need its rules says which edition it is', async () => {
    const { shelf, library } = here;
    const id = await oldGame(library);
    const save = await shelf.find(id);
    if (save === null) throw new Error('the game is gone');
    const lost: Save = { ...save, id: 'lost-game', edition: LOST };
    await shelf.create(lost, await shelf.lines(id));
    expect((await library.list()).map((kept) => kept.id)).toContain('lost-game');
    const answers = [
      await library.print('lost-game'),
      await library.branch('lost-game', 3, lost.sitters),
      await tableFor(GAME, LOST),
      await chronicleFor(GAME, LOST),
      await library.read(GOLDEN.replace(`game ${GAME} ${OLD}`, `game ${GAME} ${LOST}`)),
    ];
    for (const answer of answers) {
      expect(failing(answer)).toBe('library.edition');
      if (answer.ok) continue;
      for (const language of LANGUAGES) expect(sayProblem(answer.problem, language)).toContain(` ${LOST} `);
    }
    await library.remove('lost-game');
    expect(await library.find('lost-game')).toBeNull();
  });
});
