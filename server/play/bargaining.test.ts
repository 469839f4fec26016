import { Bench } from '@orrery/bots/bench';
import { presentEdition } from '@orrery/catalog';
import { type Game, type Kinded, Match, readOptions, seededChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { recordOf } from '../testing/tables.ts';
import type { LiveGame, Survey } from './live-game.ts';
import { Run, type RunParts } from './run.ts';

const OPTIONS = { setup: 'beginners', start: 'first', support: 'off', phases: 'joined' } as const;
const PERSON = 0;

/** A game in memory, without anybody who looks: whatever is allowed holds at once. */
interface Held {
  readonly game: LiveGame;
  /** Who said what, in notation. */
  readonly said: string[];
  moved: (survey: Survey) => void;
  /** The person says something. */
  say(move: string): Promise<void>;
  legal(kind: string): string[];
  isLegal(move: string): boolean;
}

const unused = (): never => {
  throw new Error('nobody looks at this game');
};

function held<T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>, seed: number): Held {
  const options = readOptions(game.options, OPTIONS);
  if (!options.ok) throw new Error(options.problem.text);
  const match = Match.start(game, { id: 'table', options: options.value, seats: 3, chance: seededChance(seed) });
  const said: string[] = [];
  const survey = (): Survey => {
    const { awaiting } = match;
    const isAsked = awaiting.who === 'seats';
    return {
      seq: match.seq,
      must: isAsked ? awaiting.must : 0,
      may: isAsked ? awaiting.may : 0,
      question: isAsked ? awaiting.question : null,
      places: null,
      requests: match.views.map((_, seat) => match.request(seat)?.id ?? null),
      deadlines: match.views.map(() => null),
    };
  };
  const live: LiveGame = {
    id: 'table',
    watchers: 0,
    async choose(seat, request, text) {
      const move = game.notation.parse(text);
      if (move === null) throw new Error(`${text} is no move`);
      const answer = match.choose(seat, request, move);
      if (!answer.ok) return answer;
      said.push(`${seat}: ${text}`);
      own.moved(survey());
      return { ok: true };
    },
    survey: async () => survey(),
    async question(seat, since) {
      const request = match.request(seat);
      if (request === null) return null;
      const told = match.told(seat, since ?? 0).flatMap(({ events }) => events);
      return {
        ...{ request: request.id, asked: request, moves: [], seq: match.seq, isAnew: since === null },
        ...{ view: JSON.stringify(match.views[seat]), told: JSON.stringify(told) },
      };
    },
    ...{ undo: unused, hasShown: unused, catchUp: unused, join: unused, leave: unused },
  };
  const own: Held = {
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

/** A person on turn and two bots; `settled` waits until no bot thinks any more. */
async function table(seed: number) {
  const edition = await presentEdition('startrek')?.load();
  if (edition === undefined) throw new Error('there is no such game');
  const own = edition.use((game) => held(game, seed));
  let bench: Bench | null = null;
  const thinking: RunParts['thinking'] = {
    isSeated: () => bench !== null,
    sit: (_, round) => {
      bench = new Bench(round, () => 0);
    },
    think: (_, question) => bench?.think(question) ?? Promise.reject(new Error('nobody has sat down')),
    leave: () => {
      bench = null;
    },
  };
  const sitters = [{ person: 'ada' }, { bot: 'cadet' }, { bot: 'cadet' }] as const;
  // What bots draw depends on the id: the same one every time.
  const record = { ...recordOf({ game: 'startrek', sitters, options: OPTIONS }), id: own.game.id };
  const parts: RunParts = {
    ...{ thinking, clock: () => 0, pace: 0, asked: () => undefined },
    ...{ timeIsUp: async () => undefined, ended: async () => undefined },
    failed: (error) => {
      throw error;
    },
  };
  const run = new Run(own.game, record, await own.game.survey(), parts);
  own.moved = (survey) => run.moved(survey);
  const settled = async () => {
    do await new Promise((go) => setTimeout(go));
    while (!run.isQuiet(0));
  };
  return { ...own, settled };
}

const KINDS = [0, 1, 2, 3, 4];
const single = (kind: number): string => KINDS.map((other) => (other === kind ? 1 : 0)).join();
/** One card for another, in every way there is. */
const PLAIN = KINDS.flatMap((give) =>
  KINDS.filter((take) => take !== give).map((take) => `${single(give)} for ${single(take)}`),
);

/** A turn in which the person offers every plain trade in hand, and takes nothing of what the bots want instead. */
async function stubbornTurn(seed: number): Promise<readonly string[]> {
  const { said, say, legal, isLegal, settled } = await table(seed);
  const declineAll = async () => {
    await settled();
    for (let waiting = legal('dismiss'); waiting.length > 0; waiting = legal('dismiss')) {
      await say(waiting[0] ?? '');
      await settled();
    }
  };
  await say('roll');
  await declineAll();
  for (const terms of PLAIN) {
    if (!isLegal(`offer ${terms} to 1,2`)) continue;
    const from = said.length;
    await say(`offer ${terms} to 1,2`);
    await declineAll();
    const answered = [1, 2].filter((seat) => said.slice(from).some((each) => each.startsWith(`${seat}: `)));
    expect(answered, terms).toEqual([1, 2]);
    if (isLegal('withdraw')) await say('withdraw');
  }
  return said;
}

test('bots answer every offer of a person, and propose or counter at most twice a turn and nothing that was declined', async () => {
  const spoken: string[][] = [];
  // With these dice a bot has three wishes, and one counters.
  for (const seed of [30, 47]) {
    const said = await stubbornTurn(seed);
    for (const seat of [1, 2]) spoken.push(said.filter((each) => each.match(`^${seat}: (propose|counter) `)));
  }
  for (const own of spoken) {
    const terms = own.map((each) => each.replace(/^\d: \w+ /, ''));
    expect(new Set(terms).size).toBe(terms.length);
  }
  expect(Math.max(...spoken.map(({ length }) => length))).toBe(2);
  expect(new Set(spoken.flat().map((each) => each.split(' ')[1]))).toEqual(new Set(['propose', 'counter']));
});
