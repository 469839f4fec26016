import { ALL_GAMES } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { ByteReader } from '../environment/byte-reader.ts';
import { ANSWERS, PIPE_PROTOCOL_VERSION, REQUESTS } from '../environment/messages.ts';
import { runOrrery } from '../testing/world.ts';

/** Integers as a program sends them, cut into pieces of this many bytes. */
async function* piecesOf(integers: readonly number[], size: number): AsyncIterable<Uint8Array> {
  const bytes = new Uint8Array(Int32Array.from(integers).buffer);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

/** Runs the command with these requests and returns its first line and what follows. */
async function converse(line: readonly string[], requests: readonly number[], pieceBytes = 7) {
  const sent: Uint8Array[] = [];
  const { exit, err } = await runOrrery(['environment', ...line], {
    games: ALL_GAMES,
    bytes: () => piecesOf(requests, pieceBytes),
    async sendBytes(bytes) {
      sent.push(bytes);
    },
  });
  const [head = new Uint8Array(), ...answers] = sent;
  return { exit, err, header: JSON.parse(new TextDecoder().decode(head)), answers };
}

const kindOf = (answer: Uint8Array | undefined): number | undefined =>
  answer === undefined ? undefined : new DataView(answer.buffer).getInt32(0, true);
const textOf = (answer: Uint8Array | undefined): string => new TextDecoder().decode(answer?.slice(8));

test('a session begins with its sizes and a frame of exactly those sizes', async () => {
  const { exit, err, header, answers } = await converse(['startrek', '--games', '3', '--seats', '4'], []);
  expect([exit, err]).toEqual([0, '']);
  expect(header).toMatchObject({ protocol: PIPE_PROTOCOL_VERSION, game: 'startrek', games: 3, seats: 4, seed: 1 });
  const { observation, actions } = header;
  expect(answers.map(({ length }) => length)).toEqual([4 + 3 * (4 * observation.size + 4 * 4 + actions.size + 3)]);
  expect(kindOf(answers[0])).toBe(ANSWERS.frame);
});

test('a step needs a legal action for every game, however its bytes arrive; otherwise nothing changes', async () => {
  const { header, answers } = await converse(['comet'], []);
  const masksAt = 4 + 4 * header.observation.size + 4 * header.seats;
  const mask = answers[0]?.slice(masksAt, masksAt + header.actions.size) ?? new Uint8Array();
  const [legal, illegal] = [mask.indexOf(1), mask.indexOf(0)];
  for (const pieceBytes of [1, 5, 100]) {
    const played = await converse(
      ['comet'],
      [REQUESTS.step, illegal, REQUESTS.reset, 1, REQUESTS.step, legal],
      pieceBytes,
    );
    expect(played.exit).toBe(0);
    const [first, refused, again, next] = played.answers;
    expect([kindOf(refused), textOf(refused)]).toEqual([ANSWERS.error, `action ${illegal} is not legal in game 0`]);
    expect(again).toEqual(first);
    expect(next).not.toEqual(first);
  }
});

test('the table and an action are told in words, in the chosen language', async () => {
  const { answers } = await converse(['duel', '--language', 'de'], [REQUESTS.draw, 0, REQUESTS.draw, 5]);
  expect(textOf(answers[1])).toContain('Wähle');
  expect([kindOf(answers[2]), textOf(answers[2])]).toEqual([ANSWERS.error, 'there is no game 5; the last one is 0']);
  const asked = await converse(['comet'], [REQUESTS.name, 0, 100_000]);
  expect(textOf(asked.answers[1])).toBe('action 100000 is not legal in game 0');
});

test('what is no request ends the session with a sentence and exit code 2', async () => {
  const { exit, err, answers } = await converse(['comet'], [99]);
  expect([exit, textOf(answers[1])]).toEqual([2, 'there is no request 99']);
  expect(err).toContain('there is no request 99');
});

test.each([
  [['chess'], '"chess" has no environment; games are: comet, startrek'],
  [['duel', '--seats', '3'], 'seats'],
  [['duel', '--option', 'target=7'], 'target'],
  [['duel', '--games', '0'], '--games must be a whole number from 1 to 65,536'],
])('%j gets an error of one sentence', async (line, sentence) => {
  const { exit, err } = await runOrrery(['environment', ...line]);
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});

test('--self-play measures decisions a second without pipes', async () => {
  const { exit, out } = await runOrrery(['environment', 'comet', '--games', '2', '--self-play', '1']);
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toEqual({ game: 'comet', decisionsPerSecond: expect.any(Number) });
});

test('a reader gives exactly what was asked for, and null when the stream ends before', async () => {
  const reader = new ByteReader(piecesOf([1, 2, 3], 5));
  expect(await reader.integers(2)).toEqual(Int32Array.of(1, 2));
  expect(await reader.integers(0)).toEqual(new Int32Array());
  expect(await reader.integers(2)).toBeNull();
});
