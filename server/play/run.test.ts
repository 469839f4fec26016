import { type LevelName, mindOf } from '@orrery/bots';
import { type Question as Asked, Bench, type Round, SILENT } from '@orrery/bots/bench';
import { fastRng, list, Match, MoveList, type Seat, seededChance, standardOptions, viewsOf } from '@orrery/kernel';
import { comet, type Move } from '@orrery/kernel/example';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordOf } from '../testing/tables.ts';
import type { LiveGame, Question, Survey } from './live-game.ts';
import { BOT_PACE_MS, Run } from './run.ts';

/** What bots need is loaded before time stands still. */
beforeAll(async () => void (await mindOf('comet', comet.edition, undefined)));

/** Time stands still but where it is told to pass. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds that pass at every glance of a bot at its clock, so that a search takes time here as it does elsewhere. */
const GLANCE_MS = 100;
const SEATS = 3;
const options = standardOptions(comet.options);

/** Bots that think one after the other in one thread, in time that a test lets pass. */
class Thread {
  #bench: Bench | null = null;
  #spent = 0;
  #last: Promise<unknown> = Promise.resolve();

  isSeated(): boolean {
    return this.#bench !== null;
  }

  sit(_: string, round: Round): void {
    this.#bench = new Bench(round, () => {
      this.#spent += GLANCE_MS;
      return this.#spent;
    });
  }

  think(_: string, question: Asked): Promise<string> {
    const thought = this.#last.then(async () => {
      const before = this.#spent;
      const move = (await this.#bench?.think(question)) ?? '';
      const took = this.#spent - before - GLANCE_MS; // the first look at the clock is none at a search
      if (took > 0) await new Promise((go) => setTimeout(go, took));
      return move;
    });
    this.#last = thought;
    return thought;
  }

  leave(): void {
    this.#bench = null;
  }
}

/** A table as one of those who sit there cannot tell it from others: what each seat sees, and how many answers it has. */
interface World {
  readonly asked: readonly Seat[];
  readonly question: string;
  readonly views: readonly string[];
  readonly answers: readonly number[];
}

/** Tables at which a veiled question is asked, each with worlds that the player on turn cannot tell apart. */
function tables(count: number, each: number): World[][] {
  const found: World[][] = [];
  for (let seed = 1; found.length < count; seed++) {
    const match = Match.start(comet, { id: 'veiled', options, seats: SEATS, chance: seededChance(seed) });
    const rng = fastRng(seed);
    for (let { awaiting } = match; awaiting.who === 'seats'; awaiting = match.awaiting) {
      const { turn } = match.state.table;
      const view = match.views[turn];
      if (awaiting.veiled && view !== undefined && !list(awaiting.must).includes(turn)) {
        const asked = list(awaiting.must);
        const { question } = awaiting;
        found.push(
          Array.from({ length: each }, (): World => {
            const state = comet.setup(options, SEATS);
            comet.imagine(view, comet.memory.blank(view), rng, state);
            const views = viewsOf(state);
            const answers = views.map((window) => {
              const moves = new MoveList<Move>(2);
              comet.moves(window, moves);
              return moves.n;
            });
            return { asked, question, views: views.map((window) => JSON.stringify(window)), answers };
          }),
        );
        break;
      }
      const [seat = 0] = list(awaiting.must);
      const moves = match.moves(seat);
      const move = moves[rng(moves.length)];
      if (move === undefined) throw new Error('no move');
      match.choose(seat, match.request(seat)?.id ?? -1, move);
    }
  }
  return found;
}

const QUESTION: Question = {
  request: 5,
  asked: { question: 'answers', must: true, veiled: true },
  moves: [],
  seq: 7,
  view: '',
  told: '[]',
  isAnew: true,
};

/** A game of which only what bots ask for is there. */
const standIn = (parts: Pick<LiveGame, 'question' | 'choose'>): LiveGame => ({
  id: 'veiled',
  watchers: 0,
  survey: () => Promise.reject(new Error('nobody asks for it')),
  undo: async () => ({ ok: true }),
  hasShown: () => true,
  catchUp: async () => undefined,
  join: async () => undefined,
  leave: () => undefined,
  ...parts,
});

const QUIET = {
  clock: () => Date.now(),
  pace: BOT_PACE_MS,
  timeIsUp: async () => undefined,
  ended: async () => undefined,
  asked: () => undefined,
  failed: (error: unknown) => {
    throw error;
  },
};

/** How long each asked seat takes to answer, by seat, where bots of this level play. */
async function times({ asked, question, views }: World, level: LevelName): Promise<ReadonlyMap<Seat, number>> {
  const begun = Date.now();
  const taken = new Map<Seat, number>();
  const survey = (): Survey => ({
    seq: 7,
    must: asked.reduce((set, seat) => (taken.has(seat) ? set : set | (1 << seat)), 0),
    may: 0,
    question,
    places: null,
    requests: views.map((_, seat) => (asked.includes(seat) && !taken.has(seat) ? 5 : null)),
    deadlines: views.map(() => null),
  });
  const game = standIn({
    question: async (seat) => ({ ...QUESTION, asked: { ...QUESTION.asked, question }, view: views[seat] ?? '' }),
    choose: async (seat) => {
      taken.set(seat, Date.now() - begun);
      run.moved(survey());
      return { ok: true };
    },
  });
  const sitters = views.map(() => ({ bot: level }));
  const run: Run = new Run(game, recordOf({ game: 'comet', sitters }), survey(), {
    ...QUIET,
    thinking: new Thread(),
  });
  run.look();
  for (let i = 0; i < 1000 && taken.size < asked.length; i++) await vi.advanceTimersByTimeAsync(20);
  run.stop();
  return taken;
}

test.each(['captain', 'admiral'] as const)(
  'how long a bot of level %s takes for a veiled answer does not depend on what is hidden',
  async (level) => {
    let [alone, several] = [0, 0];
    for (const worlds of tables(4, 10)) {
      const seen = new Map<Seat, Set<number>>();
      for (const world of worlds) {
        for (const [seat, time] of await times(world, level)) {
          seen.set(seat, (seen.get(seat) ?? new Set()).add(time));
          if ((world.answers[seat] ?? 0) > 1) several++;
          else alone++;
        }
      }
      // One time for each seat, in all worlds that an opponent cannot tell apart.
      for (const [seat, each] of seen) expect([seat, [...each]]).toEqual([seat, [expect.any(Number)]]);
    }
    expect(Math.min(alone, several)).toBeGreaterThan(5);
  },
);

test('whether a bot was about to say something does not delay its answer to a veiled question', async () => {
  const answered = async (wanted: string): Promise<number> => {
    let [isAsked, took] = [false, -1];
    const survey = (): Survey => ({
      seq: isAsked ? 8 : 7,
      must: isAsked ? 2 : 1,
      may: isAsked ? 0 : 2,
      question: isAsked ? 'answers' : 'main',
      places: null,
      requests: isAsked ? [null, 8] : [7, 6],
      deadlines: [null, null],
    });
    const game = standIn({
      question: async () => ({ ...QUESTION, request: isAsked ? 8 : 6, seq: isAsked ? 8 : 7 }),
      choose: async () => {
        took = Date.now() - begun;
        run.stop();
        return { ok: true };
      },
    });
    const thinking = {
      isSeated: () => true,
      sit: () => undefined,
      leave: () => undefined,
      think: async (_: string, { aside }: Asked) => {
        await new Promise((go) => setTimeout(go, 50));
        return aside === true ? wanted : 'decline';
      },
    };
    const sitters = [{ person: 'ada' }, { bot: 'captain' }] as const;
    const run = new Run(game, recordOf({ game: 'comet', sitters }), survey(), { ...QUIET, thinking });
    run.look();
    await vi.advanceTimersByTimeAsync(60);
    isAsked = true;
    const begun = Date.now();
    run.moved(survey());
    await vi.advanceTimersByTimeAsync(5000);
    return took;
  };
  expect(await answered('propose')).toBe(await answered(SILENT));
});
