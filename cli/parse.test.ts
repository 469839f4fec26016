import { expect, test } from 'vitest';
import { choiceFlag, operand, optionalOperand, textFlag, textsFlag, toggleFlag, wholeFlag } from './flags.ts';
import { parseArguments, wantsHelp } from './parse.ts';

const takes = {
  name: 'fly',
  flags: {
    speed: wholeFlag('N', { min: 1, max: 9, standard: 3 }, 'how fast'),
    warp: wholeFlag('N', { min: 0, max: 9, standard: null }, 'how much faster'),
    to: textFlag('PLACE', 'where to'),
    by: choiceFlag('SHIP', ['scout', 'freighter'], 'scout', 'in what'),
    crew: textsFlag('NAME', 'who comes along'),
    quiet: toggleFlag('without a word'),
  },
  operands: { from: operand('FROM', 'where you are'), via: optionalOperand('VIA', 'a stop on the way') },
};

const read = (...argv: string[]) => parseArguments(takes, argv);
const problem = (...argv: string[]) => {
  const given = read(...argv);
  return given.ok ? null : given.problem.text;
};

test('defaults fill what is left out', () => {
  expect(read('home')).toEqual({
    ok: true,
    value: {
      flags: { speed: 3, warp: null, to: null, by: 'scout', crew: [], quiet: false },
      operands: { from: 'home', via: null },
    },
  });
});

test('flags and operands may be in any order, and values may contain spaces and equals signs', () => {
  const given = read(
    '--speed',
    '9',
    'home',
    '--to=mars',
    '--crew',
    'a',
    '--quiet',
    'moon',
    '--crew=b',
    '--by',
    'freighter',
  );
  expect(given).toEqual({
    ok: true,
    value: {
      flags: { speed: 9, warp: null, to: 'mars', by: 'freighter', crew: ['a', 'b'], quiet: true },
      operands: { from: 'home', via: 'moon' },
    },
  });
});

test('after two dashes everything is an operand', () => {
  expect(read('--', '--speed')).toMatchObject({ ok: true, value: { operands: { from: '--speed' } } });
});

test.each(['0', '10', '-1', 'NaN', '1.5', '1e0', '', ' 3', '٣', 'Infinity'])('%j is not a speed', (speed) => {
  expect(problem('home', `--speed=${speed}`)).toBe(
    `--speed must be a whole number from 1 to 9, not ${JSON.stringify(speed)}`,
  );
});

test('a negative number is parsed as a value and refused as one', () => {
  expect(problem('home', '--speed', '-5')).toBe('--speed must be a whole number from 1 to 9, not "-5"');
});

test.each([
  [
    ['home', '--sped', '3'],
    'fly has no flag --sped; did you mean --speed? its flags are: --speed, --warp, --to, --by, --crew, --quiet, --help',
  ],
  [['home', '-s'], 'fly has no flag -s; its flags are: --speed, --warp, --to, --by, --crew, --quiet, --help'],
  [
    ['home', '--constructor'],
    'fly has no flag --constructor; its flags are: --speed, --warp, --to, --by, --crew, --quiet, --help',
  ],
  [['home', '--speed'], '--speed needs a value: --speed N'],
  [['home', '--speed', '--quiet'], '--speed needs a value: --speed N'],
  [['home', '--to='], '--to needs a PLACE, but it is empty'],
  [['home', '--quiet=yes'], '--quiet takes no value; "yes" was given'],
  [['home', '--speed=1', '--speed=2'], '--speed was given twice; give it once'],
  [['home', '--by', 'scuot'], '--by cannot be "scuot"; did you mean scout? allowed: scout, freighter'],
  [[], 'a FROM is missing: where you are'],
  [['home', 'moon', 'mars'], 'fly takes FROM and VIA besides flags; leave out "mars"'],
])('%j gets an error of one sentence', (argv, sentence) => {
  expect(problem(...argv)).toBe(sentence);
});

test('help is asked for by --help or -h, before two dashes', () => {
  expect([['--help'], ['a', '-h'], ['--', '--help'], []].map(wantsHelp)).toEqual([true, true, false, false]);
});
