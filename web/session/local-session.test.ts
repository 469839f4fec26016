import { Bench, SILENT, type Thinker } from '@orrery/bots/bench';
import { fastRng, type Game, has, type Kinded, Match, MoveList, verify } from '@orrery/kernel';
import { comet, type Move } from '@orrery/kernel/example';
import { counted } from '@orrery/kernel/laws';
import { startrek } from '@orrery/startrek';
import { wording } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import { loadLog, openGame } from './open-game.ts';
import { Reel } from './reel.ts';
import type { Moment, Session } from './session.ts';
import { around, bot, device, libraryOn, person, sitDown, sure, until } from './testing/table.ts';

/** Answers for whoever looks with moves at random, lifts every curtain, and takes something back now and then. */
async function playOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  session: Session<T, H, M, E>,
  seed: number,
  bound: number,
): Promise<void> {
  const rng = fastRng(seed);
  const isDone = (): boolean => session.moment.awaiting.who === 'over' || session.moment.seq >= bound;
  while (!isDone()) {
    await until(session, () => isDone() || session.moment.curtain !== null || session.moment.request?.must === true);
    const { view, request, curtain } = session.moment;
    if (isDone()) return;
    if (curtain !== null) {
      session.lift();
      await until(session, () => session.moment.curtain === null);
      continue;
    }
    if (request === null || view.seat === null) throw new Error('asked, but not looking');
    const moves = new MoveList<M>(3);
    game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move === undefined) throw new Error('no move');
    expect(await session.choose(request.id, move)).toEqual([]);
    // A bot may be quicker: then there is nothing left to take back.
    if (session.moment.undoable > 0 && rng(6) === 0) await session.undo();
  }
}

test('a game of one person and two bots goes to its end, and its sealed dice can be checked', async () => {
  const { shelf, library } = device();
  const session = await sitDown(comet, [bot('Vega'), person('Ann'), bot('Mira')], { shelf, library });
  expect(session.moment.view.seat).toBe(1);
  await playOn(comet, session, 7, 5000);
  expect(session.moment.awaiting.who).toBe('over');
  const log = sure(await loadLog(comet, session.id, shelf));
  const verdict = sure(verify(comet, log));
  expect(verdict).toMatchObject({ dice: 'sealed', finished: true, entries: session.moment.seq });
  session.close();
});

/** What must hold of every moment on a device that people share. */
function watchSecrets<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  session: Session<T, H, M, E>,
  truth: () => Reel<T, H, B, M, E, O, K>,
  persons: readonly number[],
): { readonly moments: number; readonly curtains: number } {
  const seen = { moments: 0, curtains: 0 };
  let last: Moment<T, H, E> = session.moment;
  const look = (): void => {
    const { moment } = session;
    seen.moments++;
    const reader = moment.view.seat;
    const json = JSON.stringify(moment);
    const { hands } = truth().state(truth().stepAt(moment.seq));
    for (const [seat, hand] of hands.entries()) {
      const other = JSON.stringify(hand);
      if (seat !== reader && other !== JSON.stringify(hands[reader ?? -1])) expect(json).not.toContain(other);
    }
    expect(moment.view).toEqual(truth().view(truth().stepAt(moment.seq), reader));
    expect(moment.story.map(({ event }) => event)).toEqual(
      truth()
        .story(reader)
        .map(({ event }) => event),
    );
    if (moment.curtain !== null) {
      seen.curtains++;
      expect(reader).toBeNull();
      expect(moment.request).toBeNull();
      expect(moment.undoable).toBe(0);
    }
    const asked = moment.awaiting.who === 'seats' ? moment.awaiting.must : 0;
    const askedPersons = persons.filter((seat) => has(asked, seat));
    if (askedPersons.length > 0) expect(askedPersons).toContain(moment.curtain ?? reader);
    if (reader !== null && last.view.seat !== reader) expect(last.curtain).toBe(reader);
    last = moment;
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
  return kind < 0 ? SILENT : `propose ${one(kind)} for ${one((kind + 1) % hand.resources.length)}`;
}

test('bots speak up while a person decides, once each, and nothing waits for them', async () => {
  const asides: number[] = [];
  const session = await sitDown(startrek, [person('Ann'), bot('Vega'), bot('Mira')], device(), {
    setting: { options: { setup: 'beginners', start: 'first', support: 'off' } },
    makeThinker(round) {
      const bench = new Bench(round, () => 0);
      return {
        async think(question) {
          const said = await bench.think(question);
          if (question.aside !== true) return said;
          asides.push(question.seq);
          return proposalOf(question.view);
        },
        close: () => bench.close(),
      };
    },
  });
  const proposed = () => session.moment.view.table.proposals;
  await until(session, () => session.moment.request?.must === true);
  expect(await session.choose(session.moment.request?.id ?? -1, { kind: 'roll' })).toEqual([]);
  await until(session, () => proposed().length === 2);
  expect(
    proposed()
      .map(({ seat }) => seat)
      .sort(),
  ).toEqual([1, 2]);
  expect(session.moment).toMatchObject({ thinking: 0, request: { question: 'trade', must: true } });
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
  const { shelf, library } = device();
  const sitters = [
    ...Array.from({ length: persons }, (_, i) => person(`P${i}`)),
    ...Array.from({ length: bots }, () => bot('Rigel')),
  ];
  const session = await sitDown(game, sitters, { shelf, library });
  const match = new Match(game, sure(await loadLog(game, session.id, shelf)).header);
  const truth = new Reel(game, null, match.header);
  const lines: { at: number } = { at: 0 };
  let entries = sure(await loadLog(game, session.id, shelf)).entries;
  const caughtUp = (): typeof truth => {
    for (; lines.at < Math.min(entries.length, session.moment.seq); lines.at++) {
      const entry = entries[lines.at];
      if (entry !== undefined) truth.follow(match, match.take(entry));
    }
    return truth;
  };
  const append = shelf.append.bind(shelf);
  shelf.append = async (...given) => {
    await append(...given);
    entries = sure(await loadLog(game, session.id, shelf)).entries;
  };
  const seen = watchSecrets(session, caughtUp, [...sitters.keys()].slice(0, persons));
  await playOn(game, session, seed, bound);
  expect(seen.moments).toBeGreaterThan(40);
  expect(seen.curtains).toBeGreaterThan(5);
  session.close();
}

test('sealed choices of several people are asked one after the other behind curtains', async () => {
  const session = await sitDown(comet, [person('Ann'), person('Bob'), person('Cem')]);
  const asked: (number | null)[] = [];
  const rng = fastRng(3);
  for (let i = 0; i < 4000 && session.moment.awaiting.who === 'seats'; i++) {
    if (session.moment.curtain !== null) session.lift();
    await until(session, () => session.moment.curtain === null);
    const { request, view } = session.moment;
    if (request === null || view.seat === null) break;
    if (request.question === 'jam') asked.push(view.seat);
    const moves = new MoveList<Parameters<typeof comet.notation.print>[0]>(0);
    comet.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move !== undefined) await session.choose(request.id, move);
  }
  expect(asked.length).toBeGreaterThan(1);
  expect(session.moment.awaiting.who).toBe('over');
});

test('the steps since a seat last looked are there when the curtain is lifted for it', async () => {
  const session = await sitDown(comet, [person('Ann'), person('Bob')]);
  await playOn(comet, session, 2, 60);
  await until(session, () => session.moment.curtain !== null || session.moment.request !== null);
  const { seen, seq } = session.moment;
  const steps = session.steps(seen);
  expect(steps.every((step) => step.seq > seen && step.seq <= seq)).toBe(true);
  expect(steps.at(-1)?.view ?? session.moment.view).toEqual(session.moment.view);
});

test('bots that heard of something are told anew without it once it is taken back', async () => {
  const asked: { seat: number; anew: boolean; told: string }[] = [];
  let real: Thinker | null = null;
  const table = device();
  const { Bench } = await import('@orrery/bots/bench');
  const session = await sitDown(comet, [person('Ann'), bot('Vega')], table, {
    makeThinker: (round) => {
      real = new Bench(round, () => 0);
      const bench = real;
      return {
        think: (question) => {
          asked.push(question);
          return bench.think(question);
        },
        close: () => bench.close(),
      };
    },
  });
  await playOn(comet, session, 11, 400);
  const log = sure(await loadLog(comet, session.id, table.shelf));
  const undos = log.entries.filter((entry) => 'undo' in entry).length;
  expect(undos).toBeGreaterThan(0);
  expect(asked.filter(({ anew }) => anew).length).toBeGreaterThan(1);
  for (const { anew, told } of asked) if (anew) expect(JSON.parse(told).length).toBeGreaterThan(3);
  session.close();
});

test('a late answer and an answer to nobody’s question are refused and change nothing', async () => {
  const session = await sitDown(comet, [person('Ann'), bot('Vega')]);
  await until(session, () => session.moment.request?.must === true);
  const { request, seq } = session.moment;
  const move = comet.notation.parse('roll');
  if (request === null || move === null) throw new Error('not asked to roll');
  expect(await session.choose(request.id - 1, move)).toMatchObject([{ code: 'stale-request' }]);
  expect(session.moment.seq).toBe(seq);
  const [first, second] = await Promise.all([session.choose(request.id, move), session.choose(request.id, move)]);
  expect(first).toEqual([]);
  expect(second).not.toEqual([]);
  session.close();
});

test('bots whose thinking fails once are started anew; when it fails again the moment says so', async () => {
  const { Bench } = await import('@orrery/bots/bench');
  let made = 0;
  const flaky = await sitDown(comet, [bot('Vega'), bot('Mira')], device(), {
    makeThinker: (round) => {
      const bench = new Bench(round, () => 0);
      const isBad = made++ === 0;
      return { think: (q) => (isBad ? Promise.reject(new Error('lost')) : bench.think(q)), close: () => bench.close() };
    },
  });
  await until(flaky, () => flaky.moment.awaiting.who === 'over');
  expect(made).toBe(2);
  expect(flaky.moment.view.seat).toBeNull();
  const broken = await sitDown(comet, [bot('Vega'), bot('Mira')], device(), {
    makeThinker: () => ({ think: () => Promise.reject(new Error('lost')), close: () => undefined }),
  });
  await until(broken, () => broken.moment.trouble !== null);
  expect(broken.moment.trouble?.code).toBe('session.bots');
  expect(broken.moment.thinking).toBe(0);
});

test('moves of bots come with a pause between them, and none is left out when the pace is 0', async () => {
  const waits: number[] = [];
  const clock = { now: () => 0, date: () => 0, wait: async (ms: number) => void waits.push(ms) };
  const slow = await sitDown(comet, [bot('Vega'), bot('Mira')], device(), { clock });
  await until(slow, () => slow.moment.awaiting.who === 'over');
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(350);
  expect(Math.max(...waits)).toBeLessThanOrEqual(700);
  waits.length = 0;
  const quick = await sitDown(comet, [bot('Vega'), bot('Mira')], device(), { clock, pace: () => 0 });
  await until(quick, () => quick.moment.awaiting.who === 'over');
  expect(waits).toEqual([]);
});

/** How long two Admirals took for every veiled answer of a game, by whether they had a choice. */
async function veiledTimes(seed: number): Promise<readonly { readonly isForced: boolean; readonly took: number }[]> {
  let time = 0;
  let isForced = false;
  const pass = (ms: number): void => {
    time += ms;
  };
  const clock = { now: () => time, date: () => time, wait: async (ms: number) => pass(ms) };
  const { shelf } = device();
  const admiral = (name: string) => ({ kind: 'bot', name, level: 'admiral' }) as const;
  const sitters = [admiral('Vega'), admiral('Mira')];
  const table = { shelf, library: libraryOn(shelf, seed) };
  const session = await sitDown(comet, sitters, table, {
    clock,
    // As a search does: at once where there is one answer, else as long as it may.
    makeThinker: (round) => {
      const chairs = round.chairs.map((chair) => ({ ...chair, level: 'captain' }) as const);
      const bench = new Bench({ ...round, chairs }, () => 0);
      return {
        think: (question) => {
          const moves = new MoveList<Move>(2);
          comet.moves(JSON.parse(question.view), moves);
          isForced = moves.n === 1;
          if (!isForced) pass(1000 + ((question.seq * 137) % 500));
          return bench.think(question);
        },
        close: () => bench.close(),
      };
    },
  });
  const times: { isForced: boolean; took: number }[] = [];
  let asked = { seq: session.moment.seq, time: 0, isVeiled: false };
  const stop = session.subscribe(() => {
    const { seq, awaiting } = session.moment;
    if (seq === asked.seq) return;
    if (asked.isVeiled) times.push({ isForced, took: time - asked.time });
    asked = { seq, time, isVeiled: awaiting.who === 'seats' && awaiting.veiled };
  });
  await until(session, () => session.moment.awaiting.who === 'over');
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

test('the words of a line are those of its moment, and the past can be looked at', async () => {
  const session = await sitDown(startrek, [person('Ann'), bot('Vega'), bot('Mira')], device(), { wording });
  await playOn(startrek, session, 4, 150);
  await until(session, () => session.moment.request !== null || session.moment.awaiting.who === 'over');
  expect(session.moment.story.filter(({ words }) => words !== null).length).toBeGreaterThan(20);
  expect((await session.viewAt(session.moment.seq)).table).toEqual(session.moment.view.table);
  const early = await session.viewAt(5);
  expect(early.seat).toBe(0);
  expect(early.table.turn).toBeLessThan(session.moment.view.table.turn);
  session.close();
});

/** Clicks through a game and holds every click to one check and one run of the rules. */
async function clickOn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, calls, begin }: ReturnType<typeof counted<T, H, B, M, E, O, K>>,
  session: Session<T, H, M, E>,
  upTo: number,
): Promise<void> {
  const rng = fastRng(4);
  const moves = new MoveList<M>(2);
  while (session.moment.seq < upTo) {
    if (session.moment.curtain !== null) session.lift();
    await Promise.resolve();
    const { request, view, seq } = session.moment;
    if (request === null || view.seat === null) continue;
    game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (move === undefined) throw new Error('nobody can go on');
    begin();
    expect(await session.choose(request.id, move)).toEqual([]);
    const draws = session.moment.seq - seq - 1;
    expect(session.steps(seq).map((step) => step.seq)).toEqual(
      Array.from({ length: draws + 1 }, (_, i) => seq + 1 + i),
    );
    expect(calls).toMatchObject({ refuse: 1, play: 1, resolve: draws });
  }
}

test('a click is checked once and run once, and a kept game opens with one replay', async () => {
  const rules = counted(startrek);
  const { game, calls, begin } = rules;
  const { shelf, library } = device();
  const session = await sitDown(game, [person('Ann'), person('Bob'), person('Cem')], { shelf, library }, { wording });
  await clickOn(rules, session, 200);
  session.close();
  const { entries } = sure(await loadLog(startrek, session.id, shelf));
  const draws = entries.filter(({ by }) => by === 'chance').length;
  begin();
  const again = sure(await openGame(game, wording, session.id, around(shelf)));
  expect(calls).toMatchObject({ refuse: entries.length - draws, play: entries.length - draws, resolve: draws });
  expect(calls.setup).toBeLessThan(entries.length / 2); // places for the states that are kept
  expect(again.moment.seq).toBe(entries.length);
  await clickOn(rules, again, 260);
  again.close();
});
