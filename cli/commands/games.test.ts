import { expect, test } from 'vitest';
import { COMET_ENTRY, COMET_WITH_MESSAGES, COMING_ENTRY } from '../testing/comet.ts';
import { runOrrery } from '../testing/world.ts';

test('the list shows the games of the shelf, and with --all the others', async () => {
  const world = { games: [COMET_ENTRY, COMING_ENTRY], listedGames: [COMING_ENTRY] };
  expect((await runOrrery(['games'], world)).out).toBe(
    [
      'game    name   seats   state    plays the rules of',
      'nebula  Comet  2 to 4  to come  Comet, the worked example of this project',
      '',
    ].join('\n'),
  );
  expect((await runOrrery(['games', '--all'], world)).out).toContain('\ncomet   Comet  2 to 4  complete ');
});

test('a game shows its options with their values, the standard one and the rule', async () => {
  const { exit, out } = await runOrrery(['games', 'comet']);
  expect(exit).toBe(0);
  expect(out).toContain(
    '  option   values    standard  book  rule\n  rounds   10 | 20   20        20    CO-09\n  jamming  on | off  on        –     CO-07',
  );
});

test('a game without an engine lists no options yet', async () => {
  const { exit, out } = await runOrrery(['games', 'nebula']);
  expect(exit).toBe(0);
  expect(out).toMatch(/state +to come\neditions +none yet\n/);
  expect(out).toContain('Options unknown until the game has rules\n');
});

test('a game with texts explains its options and their values', async () => {
  const { out } = await runOrrery(['games', 'comet'], { games: [COMET_WITH_MESSAGES] });
  expect(out).toContain(
    'Options\n\n  Rounds (CO-09)\n  How it is.\n    rounds=10  As it is\n    rounds=20  As it is (standard, book)\n',
  );
  expect(out).toContain(
    '  Jamming (CO-07)\n  How it is.\n  The rulebooks leave this open or disagree.\n    jamming=on ',
  );
});

test('values marked in the data are listed; without any, that is said', async () => {
  const games = [COMET_WITH_MESSAGES, COMING_ENTRY];
  expect((await runOrrery(['games', 'comet', '--provenance'], { games })).out).toBe(
    'comet\n  Rounds  As it is  How it is.\n',
  );
  expect((await runOrrery(['games', 'comet', '--provenance'])).out).toBe('comet: nothing is marked.\n');
  expect((await runOrrery(['games', '--provenance'], { games })).out).toContain('nebula: nothing is marked.\n');
});

test('JSON contains the same', async () => {
  const all = JSON.parse((await runOrrery(['games', '--json'])).out);
  expect(all).toMatchObject([
    { id: 'comet', seats: [2, 4], state: 'complete', editions: [1] },
    { id: 'nebula', state: 'to come', editions: [] },
  ]);
  const one = JSON.parse((await runOrrery(['games', 'comet', '--json'])).out);
  expect(one.options[0]).toEqual({ name: 'rounds', values: [10, 20], standard: 20, book: 20, rule: 'CO-09' });
  expect(one.provenance).toEqual([]);
  expect(JSON.parse((await runOrrery(['games', 'nebula', '--json'])).out).options).toBeNull();
});
