import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { runCommandLine } from './run.ts';
import { BROKEN_ENTRY } from './testing/comet.ts';
import { CapturedOutput, runOrrery, testEnvironment } from './testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-cli-'));
const at = (name: string): string => path.join(folder, name);
const socket = createServer();

beforeAll(async () => {
  mkdirSync(at('folder'));
  writeFileSync(at('poem.txt'), 'Twinkle, twinkle, little star\n');
  writeFileSync(at('empty.log'), '');
  writeFileSync(at('future.log'), 'orrery log 1\ngame comet 9\n');
  writeFileSync(at('coming.log'), 'orrery log 1\ngame nebula 1\n');
  writeFileSync(at('foreign.log'), 'orrery log 1\ngame chess 1\n');
  writeFileSync(at('huge.log'), '');
  truncateSync(at('huge.log'), 64 * 1024 * 1024 + 1);
  await new Promise<void>((resolve) => socket.listen(at('socket'), resolve));
});
afterAll(() => {
  socket.close();
  rmSync(folder, { recursive: true });
});

const COMMAND_LIST = `commands are: ${COMMANDS.map(({ name }) => name).join(', ')}`;

test.each([
  // commands
  ['simulte comet', `there is no command "simulte"; did you mean simulate? ${COMMAND_LIST}`],
  ['frobnicate', `there is no command "frobnicate"; ${COMMAND_LIST}`],
  ['--frobnicate', `there is no command "--frobnicate"; ${COMMAND_LIST}`],
  ['help frobnicate', `there is no command "frobnicate"; ${COMMAND_LIST}`],
  ['frobnicate --help', `there is no command "frobnicate"; ${COMMAND_LIST}`],
  // games
  ['games comte', 'there is no game "comte"; did you mean comet? games are: comet, nebula'],
  ['games comet nebula', 'games takes GAME besides flags; leave out "nebula"'],
  [
    'games --jsno',
    'games has no flag --jsno; did you mean --json? its flags are: --all, --digest, --provenance, --language, --json, --help',
  ],
  // simulate
  ['simulate', "a GAME is missing: a game's id, as orrery games lists them"],
  ['simulate chess', 'there is no game "chess"; games are: comet, nebula'],
  ['simulate nebula', 'nebula cannot be played yet; available: comet'],
  ['simulate comet --games -5', '--games must be a whole number from 1 to 1,000,000,000, not "-5"'],
  ['simulate comet --games 0', '--games must be a whole number from 1 to 1,000,000,000, not "0"'],
  ['simulate comet --games NaN', '--games must be a whole number from 1 to 1,000,000,000, not "NaN"'],
  ['simulate comet --games 1.5', '--games must be a whole number from 1 to 1,000,000,000, not "1.5"'],
  ['simulate comet --seats 9', 'comet seats 2 to 4 players, not "9"'],
  ['simulate comet --seats 1', 'comet seats 2 to 4 players, not "1"'],
  ['simulate comet --seats many', '--seats must be a whole number from 1 to 31, not "many"'],
  ['simulate comet --seed luck', '--seed must be a whole number from 0 to 4,294,967,295, not "luck"'],
  ['simulate comet --seed 4294967296', '--seed must be a whole number from 0 to 4,294,967,295, not "4294967296"'],
  ['simulate comet --jobs 0', '--jobs must be a whole number from 1 to 256, not "0"'],
  ['simulate comet --max-steps 0', '--max-steps must be a whole number from 1 to 1,000,000,000, not "0"'],
  [
    'simulate comet --bots clever',
    'there is no bot "clever"; bots are: random, greedy, search, person, cadet, captain, admiral',
  ],
  [
    'simulate comet --bots randmo',
    'there is no bot "randmo"; did you mean random? bots are: random, greedy, search, person, cadet, captain, admiral',
  ],
  ['simulate comet --seats 2 --bots random,random,random', '3 bots cannot sit on 2 seats; name at most 2'],
  ['simulate comet --bots person', 'the bot person plays in the arena only'],
  ['simulate comet --out DIR/games.csv', '--out must name a file that ends in .jsonl or .parquet, not "DIR/games.csv"'],
  ['simulate comet --out DIR/none/x.jsonl', 'cannot write "DIR/none/x.jsonl": its folder does not exist'],
  ['simulate comet --out DIR/none/x.parquet', 'cannot write "DIR/none/x.parquet": its folder does not exist'],
  ['games comet --digest', 'there are no rules in short for comet'],
  ['prompt comet', '--command is missing: the program that asks the model'],
  ['mcp --server nowhere', '--server must be an address, not "nowhere"'],
  ['mcp --server http://localhost:1', '--server needs the token of a program in ORRERY_TOKEN'],
  ['simulate comet --option rounds', '--option must be name=value, not "rounds"'],
  ['simulate comet --option rounds=11', 'option rounds cannot be "11"; allowed: 10, 20'],
  ['simulate comet --option speed=1', 'there is no option "speed"; options are: rounds, jamming'],
  ['simulate comet --option __proto__=1', 'there is no option "__proto__"; options are: rounds, jamming'],
  ['simulate comet --option rounds=10 --option rounds=20', '--option rounds was given twice; give it once'],
  ['simulate comet --log DIR/none/x.log', 'cannot write "DIR/none/x.log": its folder does not exist'],
  ['simulate comet --log DIR/folder', 'cannot write "DIR/folder": it is a folder'],
  ['simulate comet --seats 9 --log DIR/new.log', 'comet seats 2 to 4 players, not "9"'],
  // replay and verify read files in the same way
  ['replay', 'a FILE is missing: a log, or - for standard input'],
  ['replay DIR/none.log', 'cannot read "DIR/none.log": there is no such file'],
  ['replay DIR/folder', 'cannot read "DIR/folder": it is a folder'],
  ['replay DIR/poem.txt/x', 'cannot read "DIR/poem.txt/x": a part of its path is not a folder'],
  ['replay DIR/socket', 'cannot read "DIR/socket": the system says ENXIO'],
  ['replay DIR/huge.log', '"DIR/huge.log" is larger than 64 MB, too large for a log'],
  ['replay DIR/poem.txt', 'line 1: this is no Orrery log: it must begin with "orrery log 1"'],
  ['replay DIR/empty.log', 'line 1: this is no Orrery log: it must begin with "orrery log 1"'],
  ['replay DIR/future.log', 'comet has no edition 9; editions are: 1'],
  ['replay DIR/coming.log', 'nebula cannot be played yet; available: comet'],
  ['replay DIR/foreign.log', 'there is no game "chess"; games are: comet, nebula'],
  ['verify', 'a FILE is missing: a log, or - for standard input'],
  ['verify DIR/none.log', 'cannot read "DIR/none.log": there is no such file'],
  ['verify DIR/folder', 'cannot read "DIR/folder": it is a folder'],
  ['verify DIR/poem.txt', 'line 1: this is no Orrery log: it must begin with "orrery log 1"'],
])('orrery %s: one sentence, exit code 2, nothing written', async (line, sentence) => {
  const before = readdirSync(folder);
  const ran = await runOrrery(line.split(' ').map((word) => word.replace('DIR', folder)));
  expect(ran).toEqual({ exit: 2, out: '', err: `orrery: ${sentence.replaceAll('DIR', folder)}\n` });
  expect(readdirSync(folder)).toEqual(before);
});

test.each(['help', '--help', '-h', ''])('orrery %s lists every command', async (word) => {
  const { exit, out, err } = await runOrrery(word === '' ? [] : [word]);
  expect([exit, err]).toEqual([0, '']);
  for (const name of ['games', 'simulate', 'replay', 'verify', 'help'])
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
});

test.each(['games', 'simulate', 'replay', 'verify', 'help'])('%s prints the same help in three ways', async (name) => {
  const asked = await runOrrery(['help', name]);
  expect(asked.exit).toBe(0);
  expect(asked.out).toMatch(new RegExp(`^orrery ${name}`));
  expect(await runOrrery([name, '--help'])).toEqual(asked);
  expect(await runOrrery([name, '--nonsense', '-h'])).toEqual(asked);
});

test('help names every flag that simulate takes', async () => {
  const { out } = await runOrrery(['simulate', '--help']);
  for (const flag of ['games', 'seats', 'bots', 'seed', 'jobs', 'option', 'max-steps', 'log', 'story', 'json']) {
    expect(out).toContain(`  --${flag}`);
  }
});

test('orrery --version prints the version', async () => {
  expect(await runOrrery(['--version'])).toMatchObject({
    exit: 0,
    out: expect.stringMatching(/^orrery \d+\.\d+\.\d+\n$/),
  });
});

test('colour is only for terminals that want it', async () => {
  const painted = async (kind: 'pipe' | 'terminal', environment: Record<string, string>) => {
    const out = new CapturedOutput(kind);
    await runCommandLine({ ...testEnvironment({ environment }), out }, ['help']);
    return out.text.includes('\x1b[');
  };
  expect(await painted('terminal', {})).toBe(true);
  expect(await painted('terminal', { NO_COLOR: '' })).toBe(true);
  expect(await painted('terminal', { NO_COLOR: '1' })).toBe(false);
  expect(await painted('terminal', { TERM: 'dumb' })).toBe(false);
  expect(await painted('pipe', {})).toBe(false);
});

test('an internal error is reported as one, with the game that reproduces it', async () => {
  const { exit, out, err } = await runOrrery(['simulate', 'comet', '--jobs', '1'], { games: [BROKEN_ENTRY] });
  expect([exit, out]).toEqual([70, '']);
  expect(err).toMatch(/^orrery: this is a bug, please report it: Error: comet, seed 1, game 0: the comet fell down\n/);
});
