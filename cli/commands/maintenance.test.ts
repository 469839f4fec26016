import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCommandLine } from '../run.ts';
import { testEnvironment } from '../testing/world.ts';

/** An existing file; the server decides whether it is a backup. */
const FILE = fileURLToPath(import.meta.url);

async function asked(line: string, code = 0): Promise<{ exit: number; asked: readonly string[][] }> {
  const said: string[][] = [];
  const world = testEnvironment({
    askServer: async (words) => {
      said.push([...words]);
      return code;
    },
  });
  return { exit: await runCommandLine(world, line.split(' ')), asked: said };
}

test('backup, restore and make-admin are passed to the server', async () => {
  expect(await asked('backup a.orrery')).toEqual({ exit: 0, asked: [['backup', 'a.orrery']] });
  expect(await asked('backup a.orrery --replace')).toEqual({ exit: 0, asked: [['backup', 'a.orrery', '--replace']] });
  expect(await asked(`restore ${FILE} --replace`)).toEqual({ exit: 0, asked: [['restore', FILE, '--replace']] });
  expect(await asked('reset-password ada')).toEqual({ exit: 0, asked: [['reset-password', 'ada']] });
  expect(await asked('remove-second-factor ada')).toEqual({ exit: 0, asked: [['remove-second-factor', 'ada']] });
  expect(await asked('make-admin ada')).toEqual({ exit: 0, asked: [['make-admin', 'ada']] });
});

test('a failure of the server ends with 2, and a call without a file is refused at once', async () => {
  expect(await asked(`restore ${FILE}`, 2)).toMatchObject({ exit: 2 });
  expect(await asked('backup')).toEqual({ exit: 2, asked: [] });
});

test('a missing file or a folder is not passed to the server', async () => {
  expect(await asked('restore no-such-file.orrery')).toEqual({ exit: 2, asked: [] });
  expect(await asked(`restore ${fileURLToPath(new URL('.', import.meta.url))}`)).toEqual({ exit: 2, asked: [] });
});
