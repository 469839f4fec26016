import { BotRunner } from '@orrery/bots/runner';
import { presentEdition } from '@orrery/catalog';
import { type Game, type Kinded, Match, readOptions, seededChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { makeRecord } from '../testing/tables.ts';
import { GameRun, type GameRunDeps } from './game-run.ts';
import type { GameStatus, LiveGame } from './live-game.ts';

const OPTIONS = { setup: 'beginners', start: 'first', support: 'off', phases: 'joined' } as const;
const PERSON = 0;

/** A game in memory without watchers: every allowed move takes effect at once. */
interface InMemoryGame {
  readonly game: LiveGame;
  /** The moves so far with their seats, in notation. */
  readonly said: string[];
  moved: (survey: GameStatus) => void;
  /** The person makes a move. */
  say(move: string): Promise<void>;
  legal(kind: string): string[];
  isLegal(move: string): boolean;
}

const unused = (): never => {
  throw new Error('nobody watches this game');
};

function inMemoryGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): InMemoryGame {
  const options = readOptions(game.options, OPTIONS);
  if (!options.ok) throw new Error(options.problem.text);
  const match = Match.start(game, { id: 'table', options: options.value, seats: 3, chance: seededChance(seed) });
  const said: string[] = [];
  const survey = (): GameStatus => {
    const { awaiting } = match;
    const isAsked = awaiting.who === 'seats';
    return {
      seq: match.seq,
      mustAct: isAsked ? awaiting.must : 0,
      mayAct: isAsked ? awaiting.may : 0,
      question: isAsked ? awaiting.question : null,
      places: null,
      requests: match.views.map((_, seat) => match.request(seat)?.id ?? null),
      deadlines: match.views.map(() => null),
      lastMoves: match.views.map(() => null),
    };
  };
  const live: LiveGame = {
    id: 'table',
    watchers: 0,
    async choose(seat, request, text) {
      const move = game.notation.parse(text);
      if (move === null) throw new Error(`${text} is not a move`);
      const answer = match.choose(seat, request, move);
      if (!answer.ok) return answer;
      said.push(`${seat}: ${text}`);
      own.moved(survey());
      return { ok: true };
    },
    status: async () => survey(),
    async question(seat, since) {
      const request = match.request(seat);
      if (request === null) return null;
      const told = match.heardBy(seat, since ?? 0).flatMap(({ events }) => events);
      return {
        ...{ request: request.id, asked: request, moves: [], seq: match.seq, isAnew: since === null },
        ...{ view: JSON.stringify(match.views[seat]), told: JSON.stringify(told) },
      };
    },
    ...{
      undo: unused,
      takeBack: unused,
      adjustClocks: unused,
      hasShown: unused,
      catchUp: unused,
      join: unused,
      leave: unused,
    },
  };
  const own: InMemoryGame = {
    game: live,
    said,
    moved: () => undefined,
    async say(text) {
      const answer = await live.choose(PERSON, match.request(PERSON)?.id ?? -1, text, null);
      if (!answer.ok) throw new Error(`${text}: ${answer.refusals.map(({ code }) => code).join(', ')}`);
    },
    isLegal(text) {
      const [move, request] = [game.notation.parse(text), match.request(PERSON)];
      return move !== null && request !== null && match.refuseAnswer(PERSON, request.id, move).length === 0;
    },
    legal: (kind) =>
      match
        .moves(PERSON, 0)
        .filter((move) => move.kind === kind)
        .map(game.notation.print),
  };
  return own;
}

/** A person to move and two bots; `settled` waits until no bot is thinking. */
async function table(seed: number) {
  const edition = await presentEdition('startrek')?.load();
  if (edition === undefined) throw new Error('there is no such game');
  const own = edition.use((game) => inMemoryGame(game, seed));
  const people: number[] = []; // each time the bots sat down: the seats of people
  let runner: BotRunner | null = null;
  const thinking: GameRunDeps['thinking'] = {
    isSeated: () => runner !== null,
    sit: (_, round) => {
      people.push(round.people);
      runner = new BotRunner(round, () => 0);
    },
    think: (_, question) => runner?.think(question) ?? Promise.reject(new Error('no bots are seated')),
    leave: () => {
      runner = null;
    },
  };
  const sitters = [{ person: 'ada' }, { bot: 'cadet' }, { bot: 'cadet' }] as const;
  // The bots' random numbers depend on the id, so it is always the same.
  const record = { ...makeRecord({ game: 'startrek', sitters, options: OPTIONS }), id: own.game.id };
  const parts: GameRunDeps = {
    ...{ thinking, clock: () => 0, pace: 0, onAsked: () => undefined },
    ...{ onTimeUp: async () => undefined, onEnded: async () => undefined },
    onTakeBackLate: async () => undefined,
    failed: (error) => {
      throw error;
    },
  };
  const run = new GameRun(own.game, record, await own.game.status(), parts);
  own.moved = (survey) => run.onMoved(survey);
  const settled = async () => {
    do await new Promise((go) => setTimeout(go));
    while (!run.isQuiet(0));
  };
  return { ...own, settled, people };
}

const KINDS = [0, 1, 2, 3, 4];
const single = (kind: number): string => KINDS.map((other) => (other === kind ? 1 : 0)).join();
/** Every trade of one card for one other. */
const ONE_FOR_ONE_TRADES = KINDS.flatMap((give) =>
  KINDS.filter((take) => take !== give).map((take) => `${single(give)} for ${single(take)}`),
);

/** A turn in which the person offers every simple trade in hand, and accepts none of the bots' counter-offers. */
async function stubbornTurn(seed: number): Promise<Pick<Awaited<ReturnType<typeof table>>, 'said' | 'people'>> {
  const { said, say, legal, isLegal, settled, people } = await table(seed);
  const declineAll = async () => {
    await settled();
    for (let waiting = legal('dismiss'); waiting.length > 0; waiting = legal('dismiss')) {
      await say(waiting[0] ?? '');
      await settled();
    }
  };
  await say('roll');
  await declineAll();
  for (const terms of ONE_FOR_ONE_TRADES) {
    if (!isLegal(`offer ${terms} to 1,2`)) continue;
    const from = said.length;
    await say(`offer ${terms} to 1,2`);
    await declineAll();
    const answered = [1, 2].filter((seat) => said.slice(from).some((each) => each.startsWith(`${seat}: `)));
    expect(answered, terms).toEqual([1, 2]);
    if (isLegal('withdraw')) await say('withdraw');
  }
  return { said, people };
}

test('bots answer every offer of a person, never repeat terms, and propose unasked at most once', async () => {
  for (const seed of [30, 47]) {
    const { said, people } = await stubbornTurn(seed);
    const terms = said
      .filter((each) => /^[12]: (propose|counter) /.test(each))
      .map((each) => each.replace(/^\d: \w+ /, ''));
    expect(new Set(terms).size).toBe(terms.length);
    const unasked = said.slice(
      0,
      said.findIndex((each) => each.startsWith(`${PERSON}: offer`)),
    );
    expect(unasked.filter((each) => / propose /.test(each)).length).toBeLessThanOrEqual(1);
    expect(people).toEqual([1 << PERSON]); // so that they know to whom they may not offer at will
  }
});
