import { BotRunner, type BotThinker, NO_MOVE } from '@orrery/bots/runner';
import { fastRng, type Game, hasSeat, type Kinded, Match, MoveList, verifyLog } from '@orrery/kernel';
import { comet, type Move } from '@orrery/kernel/example';
import { withCallCounts } from '@orrery/kernel/laws';
import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import { loadLog, openGame } from './open-game.ts';
import type { Session, Snapshot } from './session.ts';
import {
  botSitter,
  libraryOn,
  makeDevice,
  openTestSession,
  personSitter,
  testDeps,
  unwrap,
  waitUntil,
} from './testing/table.ts';
import { Timeline } from './timeline.ts';

/** Answers for the viewer with random moves, lifts every curtain, and sometimes undoes a move. */
async function playOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  session: Session<T, H, M, E>,
  seed: number,
  bound: number,
): Promise<void> {
  const rng = fastRng(seed);
  const isDone = (): boolean => session.snapshot.awaiting.who === 'over' || session.snapshot.seq >= bound;
  while (!isDone()) {
    await waitUntil(
      session,
      () => isDone() || session.snapshot.curtain !== null || session.snapshot.request?.must === true,
    );
    const { view, request, curtain } = session.snapshot;
    if (isDone()) return;
    if (curtain !== null) {
      session.liftCurtain();
      await waitUntil(session, () => session.snapshot.curtain === null);
      continue;
    }
    if (request === null || view.seat === null) throw new Error('request without a viewing seat');
    const moves = new MoveList<M>(3);
    game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move === undefined) throw new Error('no legal move');
    expect(await session.choose(request.id, move)).toEqual([]);
    // A bot may be quicker: then there is nothing left to undo.
    if (session.snapshot.undoable > 0 && rng(6) === 0) await session.undo();
  }
}

test('a game of one person and two bots goes to its end, and its sealed dice can be checked', async () => {
  const { shelf, library } = makeDevice();
  const session = await openTestSession(comet, [botSitter('Vega'), personSitter('Ann'), botSitter('Mira')], {
    shelf,
    library,
  });
  expect(session.snapshot.view.seat).toBe(1);
  await playOn(comet, session, 7, 5000);
  expect(session.snapshot.awaiting.who).toBe('over');
  const log = unwrap(await loadLog(comet, session.id, shelf));
  const verdict = unwrap(verifyLog(comet, log));
  expect(verdict).toMatchObject({ dice: 'sealed', finished: true, entries: session.snapshot.seq });
  session.close();
});

/** Checks the invariants of every snapshot on a shared device. */
function watchSecrets<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  session: Session<T, H, M, E>,
  truth: () => Timeline<T, H, B, M, E, O, K>,
  persons: readonly number[],
): { readonly moments: number; readonly curtains: number } {
  const seen = { moments: 0, curtains: 0 };
  let last: Snapshot<T, H, E> = session.snapshot;
  const look = (): void => {
    const { snapshot } = session;
    seen.moments++;
    const reader = snapshot.view.seat;
    const json = JSON.stringify(snapshot);
    const { hands } = truth().state(truth().stepAt(snapshot.seq));
    for (const [seat, hand] of hands.entries()) {
      const other = JSON.stringify(hand);
      if (seat !== reader && other !== JSON.stringify(hands[reader ?? -1])) expect(json).not.toContain(other);
    }
    expect(snapshot.view).toEqual(truth().view(truth().stepAt(snapshot.seq), reader));
    expect(snapshot.story.map(({ event }) => event)).toEqual(
      truth()
        .story(reader)
        .map(({ event }) => event),
    );
    if (snapshot.curtain !== null) {
      seen.curtains++;
      expect(reader).toBeNull();
      expect(snapshot.request).toBeNull();
      expect(snapshot.undoable).toBe(0);
    }
    const asked = snapshot.awaiting.who === 'seats' ? snapshot.awaiting.must : 0;
    const askedPersons = persons.filter((seat) => hasSeat(asked, seat));
    if (askedPersons.length > 0) expect(askedPersons).toContain(snapshot.curtain ?? reader);
    if (reader !== null && last.view.seat !== reader) expect(last.curtain).toBe(reader);
    last = snapshot;
  };
  look();
  session.subscribe(look);
  return seen;
}

for (const [game, persons, bots, seed] of [
  [comet, 2, 0, 1],
  [comet, 2, 1, 2],
  [comet, 3, 0, 3],
  [comet, 4, 0, 4],
  [comet, 2, 2, 5],
] as const) {
  test(`nobody at a shared device sees another's hand: comet, ${persons} people, ${bots} bots`, async () => {
    await watched(game, persons, bots, seed, 5000);
  });
}

test('nobody at a shared device sees another’s hand: Star Trek, 3 people, 1 bot', async () => {
  await watched(startrek, 3, 1, 6, 250);
});

/** One card of the first kind that the asker holds, for one of the next kind. */
function proposalOf(view: string): string {
  const { hand }: { hand: { resources: readonly number[] } } = JSON.parse(view);
  const kind = hand.resources.findIndex((n) => n > 0);
  const one = (of: number): string => hand.resources.map((_, i) => (i === of ? 1 : 0)).join();
  return kind < 0 ? NO_MOVE : `propose ${one(kind)} for ${one((kind + 1) % hand.resources.length)}`;
}

test('bots propose while a person decides, once each, and nothing waits for them', async () => {
  const asides: number[] = [];
  const session = await openTestSession(
    startrek,
    [personSitter('Ann'), botSitter('Vega'), botSitter('Mira')],
    makeDevice(),
    {
      setting: { options: { setup: 'beginners', start: 'first', support: 'off' } },
      makeThinker(round) {
        const runner = new BotRunner(round, () => 0);
        return {
          async think(question) {
            const said = await runner.think(question);
            if (question.aside !== true) return said;
            asides.push(question.seq);
            return proposalOf(question.view);
          },
          close: () => runner.close(),
        };
      },
    },
  );
  const proposed = () => session.snapshot.view.table.proposals;
  await waitUntil(session, () => session.snapshot.request?.must === true);
  expect(await session.choose(session.snapshot.request?.id ?? -1, { kind: 'roll' })).toEqual([]);
  await waitUntil(session, () => proposed().length === 2);
  expect(
    proposed()
      .map(({ seat }) => seat)
      .sort(),
  ).toEqual([1, 2]);
  expect(session.snapshot).toMatchObject({ thinking: 0, request: { question: 'trade', must: true } });
  expect(asides).toHaveLength(2);
  session.close();
});

async function watched<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  persons: number,
  bots: number,
  seed: number,
  bound: number,
): Promise<void> {
  const { shelf, library } = makeDevice();
  const sitters = [
    ...Array.from({ length: persons }, (_, i) => personSitter(`P${i}`)),
    ...Array.from({ length: bots }, () => botSitter('Rigel')),
  ];
  const session = await openTestSession(game, sitters, { shelf, library });
  const match = new Match(game, unwrap(await loadLog(game, session.id, shelf)).header);
  const truth = new Timeline(game, null, match.header);
  const lines: { at: number } = { at: 0 };
  let entries = unwrap(await loadLog(game, session.id, shelf)).entries;
  const caughtUp = (): typeof truth => {
    for (; lines.at < Math.min(entries.length, session.snapshot.seq); lines.at++) {
      const entry = entries[lines.at];
      if (entry !== undefined) truth.follow(match, match.applyChecked(entry));
    }
    return truth;
  };
  const append = shelf.append.bind(shelf);
  shelf.append = async (...given) => {
    await append(...given);
    entries = unwrap(await loadLog(game, session.id, shelf)).entries;
  };
  const seen = watchSecrets(session, caughtUp, [...sitters.keys()].slice(0, persons));
  await playOn(game, session, seed, bound);
  expect(seen.moments).toBeGreaterThan(40);
  expect(seen.curtains).toBeGreaterThan(5);
  session.close();
}

test('sealed choices of several people are asked one after the other behind curtains', async () => {
  const session = await openTestSession(comet, [personSitter('Ann'), personSitter('Bob'), personSitter('Cem')]);
  const asked: (number | null)[] = [];
  const rng = fastRng(3);
  for (let i = 0; i < 4000 && session.snapshot.awaiting.who === 'seats'; i++) {
    if (session.snapshot.curtain !== null) session.liftCurtain();
    await waitUntil(session, () => session.snapshot.curtain === null);
    const { request, view } = session.snapshot;
    if (request === null || view.seat === null) break;
    if (request.question === 'jam') asked.push(view.seat);
    const moves = new MoveList<Parameters<typeof comet.notation.print>[0]>(0);
    comet.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move !== undefined) await session.choose(request.id, move);
  }
  expect(asked.length).toBeGreaterThan(1);
  expect(session.snapshot.awaiting.who).toBe('over');
});

test('the steps since a seat last had the view are shown when its curtain is lifted', async () => {
  const session = await openTestSession(comet, [personSitter('Ann'), personSitter('Bob')]);
  await playOn(comet, session, 2, 60);
  await waitUntil(session, () => session.snapshot.curtain !== null || session.snapshot.request !== null);
  const { lastSeenSeq, seq } = session.snapshot;
  const steps = session.steps(lastSeenSeq);
  expect(steps.every((step) => step.seq > lastSeenSeq && step.seq <= seq)).toBe(true);
  expect(steps.at(-1)?.view ?? session.snapshot.view).toEqual(session.snapshot.view);
});

test('bots are told the events anew after an undo', async () => {
  const asked: { seat: number; isFromStart: boolean; told: string }[] = [];
  let real: BotThinker | null = null;
  const table = makeDevice();
  const session = await openTestSession(comet, [personSitter('Ann'), botSitter('Vega')], table, {
    makeThinker: (round) => {
      real = new BotRunner(round, () => 0);
      const runner = real;
      return {
        think: (question) => {
          asked.push(question);
          return runner.think(question);
        },
        close: () => runner.close(),
      };
    },
  });
  await playOn(comet, session, 11, 400);
  const log = unwrap(await loadLog(comet, session.id, table.shelf));
  const undos = log.entries.filter((entry) => 'undo' in entry).length;
  expect(undos).toBeGreaterThan(0);
  expect(asked.filter(({ isFromStart }) => isFromStart).length).toBeGreaterThan(1);
  for (const { isFromStart, told } of asked) if (isFromStart) expect(JSON.parse(told).length).toBeGreaterThan(3);
  session.close();
});

test('a late answer and an answer to a seat that is not asked are refused and change nothing', async () => {
  const session = await openTestSession(comet, [personSitter('Ann'), botSitter('Vega')]);
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const { request, seq } = session.snapshot;
  const move = comet.notation.parse('roll');
  if (request === null || move === null) throw new Error('no request to roll');
  expect(await session.choose(request.id - 1, move)).toMatchObject([{ code: 'stale-request' }]);
  expect(session.snapshot.seq).toBe(seq);
  const [first, second] = await Promise.all([session.choose(request.id, move), session.choose(request.id, move)]);
  expect(first).toEqual([]);
  expect(second).not.toEqual([]);
  session.close();
});

test('bots that fail once are restarted; when they fail again the snapshot says so', async () => {
  let made = 0;
  const flaky = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], makeDevice(), {
    makeThinker: (round) => {
      const runner = new BotRunner(round, () => 0);
      const isBad = made++ === 0;
      return {
        think: (q) => (isBad ? Promise.reject(new Error('lost')) : runner.think(q)),
        close: () => runner.close(),
      };
    },
  });
  await waitUntil(flaky, () => flaky.snapshot.awaiting.who === 'over');
  expect(made).toBe(2);
  expect(flaky.snapshot.view.seat).toBeNull();
  const broken = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], makeDevice(), {
    makeThinker: () => ({ think: () => Promise.reject(new Error('lost')), close: () => undefined }),
  });
  await waitUntil(broken, () => broken.snapshot.error !== null);
  expect(broken.snapshot.error?.code).toBe('session.bots');
  expect(broken.snapshot.thinking).toBe(0);
});

test('moves of bots have a pause between them, and none is skipped at pace 0', async () => {
  const waits: number[] = [];
  const clock = { now: () => 0, date: () => 0, wait: async (ms: number) => void waits.push(ms) };
  const slow = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], makeDevice(), { clock });
  await waitUntil(slow, () => slow.snapshot.awaiting.who === 'over');
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(90);
  expect(Math.max(...waits)).toBeLessThanOrEqual(180);
  waits.length = 0;
  const quick = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], makeDevice(), {
    clock,
    pace: () => 0,
  });
  await waitUntil(quick, () => quick.snapshot.awaiting.who === 'over');
  expect(waits).toEqual([]);
});

/** How long two Admirals took for each veiled answer of a game, by whether they had a choice. */
async function veiledTimes(seed: number): Promise<readonly { readonly isForced: boolean; readonly took: number }[]> {
  let time = 0;
  let isForced = false;
  const pass = (ms: number): void => {
    time += ms;
  };
  const clock = { now: () => time, date: () => time, wait: async (ms: number) => pass(ms) };
  const { shelf } = makeDevice();
  const admiral = (name: string) => ({ kind: 'bot', name, level: 'admiral' }) as const;
  const sitters = [admiral('Vega'), admiral('Mira')];
  const table = { shelf, library: libraryOn(shelf, seed) };
  const session = await openTestSession(comet, sitters, table, {
    clock,
    // Like a search: immediately with one answer, else the full time.
    makeThinker: (round) => {
      const chairs = round.chairs.map((chair) => ({ ...chair, level: 'captain' }) as const);
      const runner = new BotRunner({ ...round, chairs }, () => 0);
      return {
        think: (question) => {
          const moves = new MoveList<Move>(2);
          comet.moves(JSON.parse(question.view), moves);
          isForced = moves.n === 1;
          if (!isForced) pass(1000 + ((question.seq * 137) % 500));
          return runner.think(question);
        },
        close: () => runner.close(),
      };
    },
  });
  const times: { isForced: boolean; took: number }[] = [];
  let asked = { seq: session.snapshot.seq, time: 0, isVeiled: false };
  const stop = session.subscribe(() => {
    const { seq, awaiting } = session.snapshot;
    if (seq === asked.seq) return;
    if (asked.isVeiled) times.push({ isForced, took: time - asked.time });
    asked = { seq, time, isVeiled: awaiting.who === 'seats' && awaiting.veiled };
  });
  await waitUntil(session, () => session.snapshot.awaiting.who === 'over');
  stop();
  session.close();
  return times;
}

test('how long a bot takes for a veiled answer does not depend on what it holds', async () => {
  const times = (await Promise.all([1, 2, 3, 4, 5, 6].map(veiledTimes))).flat();
  const forced = times.filter(({ isForced }) => isForced).length;
  expect(Math.min(forced, times.length - forced)).toBeGreaterThan(3);
  expect(new Set(times.map(({ took }) => took))).toEqual(new Set([1600]));
});

test('a log line keeps the wording of its moment, and the past can be viewed', async () => {
  const session = await openTestSession(
    startrek,
    [personSitter('Ann'), botSitter('Vega'), botSitter('Mira')],
    makeDevice(),
    { messages: gameMessages },
  );
  await playOn(startrek, session, 4, 150);
  await waitUntil(session, () => session.snapshot.request !== null || session.snapshot.awaiting.who === 'over');
  expect(session.snapshot.story.filter(({ words }) => words !== null).length).toBeGreaterThan(20);
  expect((await session.viewAt(session.snapshot.seq)).table).toEqual(session.snapshot.view.table);
  const early = await session.viewAt(5);
  expect(early.seat).toBe(0);
  expect(early.table.turn).toBeLessThan(session.snapshot.view.table.turn);
  session.close();
});

/** Clicks through a game and checks that every click runs the rules once and validates once. */
async function clickOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, calls, begin }: ReturnType<typeof withCallCounts<T, H, B, M, E, O, K>>,
  session: Session<T, H, M, E>,
  upTo: number,
): Promise<void> {
  const rng = fastRng(4);
  const moves = new MoveList<M>(2);
  while (session.snapshot.seq < upTo) {
    if (session.snapshot.curtain !== null) session.liftCurtain();
    await Promise.resolve();
    const { request, view, seq } = session.snapshot;
    if (request === null || view.seat === null) continue;
    game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move === undefined) throw new Error('no legal move');
    begin();
    expect(await session.choose(request.id, move)).toEqual([]);
    const draws = session.snapshot.seq - seq - 1;
    expect(session.steps(seq).map((step) => step.seq)).toEqual(
      Array.from({ length: draws + 1 }, (_, i) => seq + 1 + i),
    );
    expect(calls).toMatchObject({ refuse: 1, play: 1, resolve: draws });
  }
}

test('a click is checked once and run once, and a stored game opens with one replay', async () => {
  const rules = withCallCounts(startrek);
  const { game, calls, begin } = rules;
  const { shelf, library } = makeDevice();
  const session = await openTestSession(
    game,
    [personSitter('Ann'), personSitter('Bob'), personSitter('Cem')],
    { shelf, library },
    { messages: gameMessages },
  );
  await clickOn(rules, session, 200);
  session.close();
  const { entries } = unwrap(await loadLog(startrek, session.id, shelf));
  const draws = entries.filter(({ by }) => by === 'chance').length;
  begin();
  const again = unwrap(await openGame(game, gameMessages, session.id, testDeps(shelf)));
  expect(calls).toMatchObject({ refuse: entries.length - draws, play: entries.length - draws, resolve: draws });
  expect(calls.setup).toBeLessThan(entries.length / 2); // scratch states for the timeline
  expect(again.snapshot.seq).toBe(entries.length);
  await clickOn(rules, again, 260);
  again.close();
});
