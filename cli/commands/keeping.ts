import { good } from '@orrery/kernel';
import { type Command, command, EXIT } from '../command.ts';
import { canRead } from '../files.ts';
import { operand, toggle } from '../flags.ts';

const WHERE =
  'The database is the one the server uses: DATABASE_URL names a PostgreSQL server, DATA the folder of the embedded\n' +
  'one. The embedded database belongs to one program at a time, so stop the server first.';

/** The server says by itself what went wrong. */
const exitOf = (code: number) => good(code === 0 ? EXIT.fine : EXIT.badInput);

export const backup: Command = command({
  name: 'backup',
  summary: 'Writes everything a server knows into one file: people, tables, games.',
  about: [WHERE, 'The file holds secrets, so only its owner can read it. A PostgreSQL server may run on meanwhile.'],
  examples: ['orrery backup monday.orrery', 'DATABASE_URL=postgres://… orrery backup monday.orrery --replace'],
  operands: { file: operand('FILE', 'where to write it') },
  flags: { replace: toggle('writes over a file that is there') },
  run: async ({ askServer }, { replace }, { file }) =>
    exitOf(await askServer(['backup', file, ...(replace ? ['--replace'] : [])])),
});

export const restore: Command = command({
  name: 'restore',
  summary: 'Reads everything from such a file into an empty database.',
  about: [WHERE, 'All of it or nothing: when something is wrong with the file, the database stays as it was.'],
  examples: ['orrery restore monday.orrery'],
  operands: { file: operand('FILE', 'what orrery backup has written') },
  flags: { replace: toggle('puts it in place of everything in the database') },
  run: async ({ askServer }, { replace }, { file }) => {
    const there = canRead(file);
    return there.ok ? exitOf(await askServer(['restore', file, ...(replace ? ['--replace'] : [])])) : there;
  },
});

export const reset: Command = command({
  name: 'reset',
  summary: 'Makes a link by which a member who lost a password chooses a new one.',
  about: [WHERE, 'It is good for an hour and for one use. Hand it to the member by a way you trust.'],
  examples: ['orrery reset ada@example.org'],
  operands: { login: operand('LOGIN', 'what the member signs in with') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['reset', login])),
});

export const forgetFactor: Command = command({
  name: 'forget-factor',
  summary: 'Takes away the second factor of a member who has lost it, and signs them out.',
  about: [WHERE, 'The password stays. Codes and passkeys are gone, and new ones can be set up.'],
  examples: ['orrery forget-factor ada@example.org'],
  operands: { login: operand('LOGIN', 'what the member signs in with') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['forget-factor', login])),
});

export const admin: Command = command({
  name: 'admin',
  summary: 'Makes a member one who runs the server.',
  about: [WHERE],
  examples: ['orrery admin ada@example.org'],
  operands: { login: operand('LOGIN', 'what the member signs in with') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['admin', login])),
});
