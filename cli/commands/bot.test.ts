import { Match, seatsIn, seededChance, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { BOT_PROTOCOL_VERSION, toLine } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const options = standardOptions(comet.options);
const hello = toLine({
  type: 'hello',
  protocol: BOT_PROTOCOL_VERSION,
  game: 'comet',
  edition: 1,
  options: { ...options },
  seats: 2,
  seat: 0,
  seed: 3,
  clock: null,
});
const over = toLine({ type: 'over', places: [1, 2] });

const bot = (level: string, ...lines: string[]) =>
  runOrrery(['bot', 'comet', '--level', level], {
    async *lines() {
      for (const each of lines) yield each;
    },
  });

/** The first question of a game, as a host would ask it. */
function firstRequest(): string {
  const match = Match.start(comet, { id: 'x', options, seats: 2, chance: seededChance(1) });
  const asked = match.awaiting;
  if (asked.who !== 'seats') throw new Error('nobody is asked');
  const [seat = 0] = seatsIn(asked.must);
  const events = match.heardBy(seat).flatMap((hearing) => hearing.events);
  const view = JSON.parse(JSON.stringify(match.view(seat)));
  const moves = match.moves(seat).map((move) => comet.notation.print(move));
  return (
    toLine({ type: 'events', events }) + toLine({ type: 'request', id: 9, question: 'roll', must: true, view, moves })
  );
}

test.each(['random', 'greedy', 'search@20', 'cadet'])(
  '%s answers the requests of each game, and is ready for another when one is over',
  async (level) => {
    const told = firstRequest().trimEnd().split('\n');
    const { exit, out, err } = await bot(level, hello, ...told, over, hello, ...told, over);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toBe('{"type":"choose","request":9,"move":"roll"}\n{"type":"ready"}\n'.repeat(2));
  },
);

test('a host that closes the pipe ends the bot quietly', async () => {
  expect(await bot('greedy', hello)).toEqual({ exit: 0, out: '', err: '' });
  expect(await bot('greedy')).toEqual({ exit: 0, out: '', err: '' });
});

test.each([
  ['nonsense', 'a line must be a JSON object, not "nonsense"'],
  [over.replace('over', 'events').replace('places', 'events'), 'the first message must be hello, not events'],
  [hello.replace('"protocol":1', '"protocol":9'), `this is protocol ${BOT_PROTOCOL_VERSION}, not 9`],
  [hello.replace('"comet"', '"chess"'), 'this bot plays edition 1 of comet, not edition 1 of chess'],
  [hello.replace('"rounds":20', '"rounds":7'), 'option rounds cannot be "7"'],
  [hello.replace('"seats":2', '"seats":9'), 'comet seats 2 to 4 players, not "9"'],
])('%s gets a refusal of one sentence', async (text, sentence) => {
  const { exit, out, err } = await bot('greedy', text);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toMatch(/^orrery: [^\n]+\n$/);
  expect(err).toContain(sentence);
});

test('an event that the game does not have is refused', async () => {
  const { exit, err } = await bot('greedy', hello, '{"type":"events","events":[{"kind":"earthquake"}]}');
  expect([exit, err]).toEqual([2, 'orrery: comet tells no {"kind":"earthquake"}\n']);
});

test('an unknown level is refused', async () => {
  expect((await bot('amiral', hello)).err).toContain('did you mean admiral?');
});
