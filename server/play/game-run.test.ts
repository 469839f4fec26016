import { heuristicsFor, type LevelName } from '@orrery/bots';
import { type BotQuestion as Asked, BotRunner, type BotTable, NO_MOVE } from '@orrery/bots/runner';
import { fastRng, Match, MoveList, type Seat, seatsIn, seededChance, standardOptions, viewsOf } from '@orrery/kernel';
import { comet, type Move } from '@orrery/kernel/example';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../testing/tables.ts';
import { GameRun, MIN_BOT_DELAY_MS } from './game-run.ts';
import type { BotRequest, GameStatus, LiveGame } from './live-game.ts';

/** Loads what bots need before the fake timers start. */
beforeAll(async () => void (await heuristicsFor('comet', comet.edition, undefined)));

/** Time passes only where a test advances it. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds that pass whenever a bot checks its clock, so that a search takes time here as elsewhere. */
const TIME_CHECK_MS = 100;
const SEATS = 3;
const options = standardOptions(comet.options);

/** Bots that think one after the other in one thread, in fake time. */
class FakeBotThread {
  #runner: BotRunner | null = null;
  #spent = 0;
  #last: Promise<unknown> = Promise.resolve();

  isSeated(): boolean {
    return this.#runner !== null;
  }

  sit(_: string, round: BotTable): void {
    this.#runner = new BotRunner(round, () => {
      this.#spent += TIME_CHECK_MS;
      return this.#spent;
    });
  }

  think(_: string, question: Asked): Promise<string> {
    const thought = this.#last.then(async () => {
      const before = this.#spent;
      const move = (await this.#runner?.think(question)) ?? '';
      const took = this.#spent - before - TIME_CHECK_MS; // the first clock check is not part of a search
      if (took > 0) await new Promise((go) => setTimeout(go, took));
      return move;
    });
    this.#last = thought;
    return thought;
  }

  leave(): void {
    this.#runner = null;
  }
}

/** One of several tables that a player cannot tell apart: what each seat sees, and how many answers it has. */
interface PossibleTable {
  readonly asked: readonly Seat[];
  readonly question: string;
  readonly views: readonly string[];
  readonly answers: readonly number[];
}

/** Tables with a veiled question, each with the possible worlds that the player to move cannot tell apart. */
function tables(count: number, each: number): PossibleTable[][] {
  const found: PossibleTable[][] = [];
  for (let seed = 1; found.length < count; seed++) {
    const match = Match.start(comet, { id: 'veiled', options, seats: SEATS, chance: seededChance(seed) });
    const rng = fastRng(seed);
    for (let { awaiting } = match; awaiting.who === 'seats'; awaiting = match.awaiting) {
      const { turn } = match.state.table;
      const view = match.views[turn];
      if (awaiting.veiled && view !== undefined && !seatsIn(awaiting.must).includes(turn)) {
        const asked = seatsIn(awaiting.must);
        const { question } = awaiting;
        found.push(
          Array.from({ length: each }, (): PossibleTable => {
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
      const [seat = 0] = seatsIn(awaiting.must);
      const moves = match.moves(seat);
      const move = moves[rng(moves.length)];
      if (move === undefined) throw new Error('no move');
      match.choose(seat, match.request(seat)?.id ?? -1, move);
    }
  }
  return found;
}

const QUESTION: BotRequest = {
  request: 5,
  asked: { question: 'answers', must: true, veiled: true },
  moves: [],
  seq: 7,
  view: '',
  told: '[]',
  isAnew: true,
};

/** A fake game with only the members that bots use. */
const substitute = (parts: Pick<LiveGame, 'question' | 'choose'>): LiveGame => ({
  id: 'veiled',
  watchers: 0,
  status: () => Promise.reject(new Error('not implemented in this fake')),
  undo: async () => ({ ok: true }),
  takeBack: async () => ({ ok: true }),
  adjustClocks: async () => {},
  hasShown: () => true,
  catchUp: async () => undefined,
  join: async () => undefined,
  leave: () => undefined,
  ...parts,
});

const SILENT_DEPS = {
  clock: () => Date.now(),
  pace: MIN_BOT_DELAY_MS,
  onTimeUp: async () => undefined,
  onEnded: async () => undefined,
  onTakeBackLate: async () => undefined,
  onAsked: () => undefined,
  failed: (error: unknown) => {
    throw error;
  },
};

/** How long each asked seat takes to answer, by seat, with bots of this level. */
async function times({ asked, question, views }: PossibleTable, level: LevelName): Promise<ReadonlyMap<Seat, number>> {
  const begun = Date.now();
  const taken = new Map<Seat, number>();
  const survey = (): GameStatus => ({
    seq: 7,
    mustAct: asked.reduce((set, seat) => (taken.has(seat) ? set : set | (1 << seat)), 0),
    mayAct: 0,
    question,
    places: null,
    requests: views.map((_, seat) => (asked.includes(seat) && !taken.has(seat) ? 5 : null)),
    deadlines: views.map(() => null),
    lastMoves: views.map(() => null),
  });
  const game = substitute({
    question: async (seat) => ({ ...QUESTION, asked: { ...QUESTION.asked, question }, view: views[seat] ?? '' }),
    choose: async (seat) => {
      taken.set(seat, Date.now() - begun);
      run.onMoved(survey());
      return { ok: true };
    },
  });
  const sitters = views.map(() => ({ bot: level }));
  const run: GameRun = new GameRun(game, makeRecord({ game: 'comet', sitters }), survey(), {
    ...SILENT_DEPS,
    thinking: new FakeBotThread(),
  });
  run.update();
  for (let i = 0; i < 1000 && taken.size < asked.length; i++) await vi.advanceTimersByTimeAsync(20);
  run.stop();
  return taken;
}

test.each(['captain', 'admiral'] as const)(
  'how long a bot of level %s takes for a veiled answer does not depend on hidden cards',
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
      // Each seat takes the same time in all worlds that an opponent cannot tell apart.
      for (const [seat, each] of seen) expect([seat, [...each]]).toEqual([seat, [expect.any(Number)]]);
    }
    expect(Math.min(alone, several)).toBeGreaterThan(5);
  },
);

test('whether a bot was about to propose something does not delay its answer to a veiled question', async () => {
  const answered = async (wanted: string): Promise<number> => {
    let [isAsked, took] = [false, -1];
    const survey = (): GameStatus => ({
      seq: isAsked ? 8 : 7,
      mustAct: isAsked ? 2 : 1,
      mayAct: isAsked ? 0 : 2,
      question: isAsked ? 'answers' : 'main',
      places: null,
      requests: isAsked ? [null, 8] : [7, 6],
      deadlines: [null, null],
      lastMoves: [null, null],
    });
    const game = substitute({
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
    const run = new GameRun(game, makeRecord({ game: 'comet', sitters }), survey(), { ...SILENT_DEPS, thinking });
    run.update();
    await vi.advanceTimersByTimeAsync(60);
    isAsked = true;
    const begun = Date.now();
    run.onMoved(survey());
    await vi.advanceTimersByTimeAsync(5000);
    return took;
  };
  expect(await answered('propose')).toBe(await answered(NO_MOVE));
});
