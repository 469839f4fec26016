import { findEdition, presentEdition } from '@orrery/catalog';
import { beforeAll, expect, test } from 'vitest';
import {
  chosenOptions,
  duplicateNames,
  gameSetupOf,
  optionsForSeats,
  optionValueOf,
  ownStandardsCount,
  readSheet,
  type Sheet,
  type SheetSpec,
  sheetSpecOf,
  sittersOf,
  standardSheet,
  withChair,
  withChairColour,
  withOption,
} from './sheet.ts';

let terms: SheetSpec;
beforeAll(async () => {
  const engine = await presentEdition('startrek')?.voice?.words();
  if (engine === undefined) throw new Error('no messages for startrek');
  terms = sheetSpecOf(engine);
});

const nameless = (seat: number) => `Player ${seat + 1}`;
const choice = (name: string) => {
  const found = terms.gameOptions.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
};

test('a game declares its seats and options, each with a rule, a standard value and texts for all values', () => {
  expect(terms.seats).toEqual([3, 4]);
  for (const { name, rule, values } of terms.gameOptions) {
    expect(rule, name).toMatch(/^ST-OPT-/);
    expect(
      values.filter(({ isStandard }) => isStandard),
      name,
    ).toHaveLength(1);
    for (const { words } of values) expect(words.key, name).toMatch(/^option\./);
  }
});

test("a standard value is the rulebook's, ours because it is silent, or ours for convenience", () => {
  const standings = Object.fromEntries(terms.gameOptions.map(({ name, standardOrigin }) => [name, standardOrigin]));
  expect(standings).toMatchObject({ phases: 'book', steal: 'silent', claim: 'ours', counts: 'ours' });
  expect(
    choice('claim')
      .values.filter(({ isBook }) => isBook)
      .map(({ value }) => value),
  ).toEqual(['by-hand']);
  expect(ownStandardsCount(terms)).toBe(2);
});

test('for editions frozen before options said so, nothing is claimed about the rulebook', async () => {
  const engine = await findEdition('startrek', 1)?.voice?.words();
  if (engine === undefined) throw new Error('no messages for edition 1 of startrek');
  const old = sheetSpecOf(engine);
  expect(old.gameOptions.map(({ standardOrigin }) => standardOrigin)).toEqual(old.gameOptions.map(() => null));
  expect(old.gameOptions.flatMap(({ values }) => values).filter(({ isBook }) => isBook)).toEqual([]);
});

test('the standard form has one person and as few bots as possible, and the game accepts it', () => {
  const sheet = standardSheet(terms, 'Ada');
  const { sitters, options } = gameSetupOf(terms, sheet, nameless);
  expect(sitters.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ada'],
    ['bot', 'Vega'],
    ['bot', 'Altair'],
  ]);
  expect(terms.validate(sheet.seats, options)).toBeNull();
});

test('only values that are not standard are stored, and choosing the standard removes them', () => {
  const target = choice('target');
  const changed = withOption(standardSheet(terms, ''), target, 12);
  expect(changed.options).toEqual({ target: 12 });
  expect(optionValueOf(changed, target)).toBe(12);
  expect(withOption(changed, target, 10).options).toEqual({});
});

test('a bot chosen for a second chair changes places', () => {
  const sheet = withChair(standardSheet(terms, ''), 1, { bot: 'Altair' });
  expect(sheet.chairs.map(({ bot }) => bot).slice(1, 3)).toEqual(['Altair', 'Vega']);
});

test('a chair keeps the name of its person while a bot sits there', () => {
  const bot = withChair(standardSheet(terms, 'Ada'), 0, { kind: 'bot' });
  expect(withChair(bot, 0, { kind: 'person' }).chairs[0]?.person).toBe('Ada');
});

test('a person without a name is named by the seat, and equal names are found whatever their case', () => {
  const people = ['', 'ada', 'Ada'].reduce<Sheet>(
    (sheet, person, seat) => withChair(sheet, seat, { kind: 'person', person }),
    standardSheet(terms, ''),
  );
  const sitters = sittersOf(people, nameless);
  expect(sitters[0]?.name).toBe('Player 1');
  expect(duplicateNames(sitters)).toEqual([2]);
});

test('choosing the colour of another chair swaps them; a colour moves with its person and names those without a name', () => {
  const sheet = withChairColour(withChair(standardSheet(terms, ''), 1, { kind: 'person' }), 0, 1);
  expect(sheet.chairs.map(({ colour }) => colour)).toEqual([1, 0, 2, 3]);
  expect(sittersOf(sheet, nameless).map(({ name, colour }) => [name, colour])).toEqual([
    ['Player 2', 1],
    ['Player 1', 0],
    ['Altair', 2],
  ]);
  expect(gameSetupOf(terms, sheet, nameless).options).toEqual({});
});

test('kept colours come back, and of two chairs with the same one the first keeps it', () => {
  const sheet = withChairColour(standardSheet(terms, 'Ada'), 0, 5);
  expect(readSheet(terms, JSON.stringify(sheet), 'Ada')).toEqual(sheet);
  const same = { ...sheet, chairs: sheet.chairs.map((chair) => ({ ...chair, colour: 2 })) };
  expect(readSheet(terms, JSON.stringify(same), 'Ada').chairs.map(({ colour }) => colour)).toEqual([2, 1, 0, 3]);
});

test('a stored form comes back unchanged', () => {
  const sheet = withOption(withChair(standardSheet(terms, 'Ada'), 2, { level: 'admiral' }), choice('dice'), 'deck');
  expect(readSheet(terms, JSON.stringify({ ...sheet, seats: 4 }), 'Ada')).toEqual({ ...sheet, seats: 4 });
});

test.each([
  '',
  '{',
  '[]',
  '7',
  '{"seats":99,"options":{"target":1000},"chairs":[{"kind":"alien","level":"god","bot":"Eve"}]}',
])('values that no longer fit become standard: %s', (text) => {
  expect(readSheet(terms, text, 'Ada')).toEqual(standardSheet(terms, 'Ada'));
});

test('two people without a name do not have equal names: each is named by the colour', () => {
  const nobody = { kind: 'person', name: '' } as const;
  expect(duplicateNames([nobody, nobody])).toEqual([]);
});

test('SF-OPT-FOUNDING · what means nothing to five or six is neither offered nor agreed, and is not forgotten', async () => {
  const engine = await presentEdition('starfarers')?.voice?.words();
  if (engine === undefined) throw new Error('no messages for starfarers');
  const far = sheetSpecOf(engine);
  const offered = (seats: number) => optionsForSeats(far, seats).map(({ name }) => name);
  expect(offered(4)).toEqual(far.gameOptions.map(({ name }) => name));
  expect(offered(5)).toEqual(offered(4).filter((name) => name !== 'founding'));
  const sheet = { ...standardSheet(far, ''), seats: 6, options: { founding: 'figure', home: 'variable' } };
  expect([gameSetupOf(far, sheet, nameless).options, sheet.options.founding]).toEqual([{ home: 'variable' }, 'figure']);
  expect(chosenOptions(far, { ...sheet, seats: 4 })).toEqual(sheet.options);
});
