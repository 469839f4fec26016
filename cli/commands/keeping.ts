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
  summary: 'Backs up a server to one file: people, tables and games.',
  about: [WHERE, 'The file holds secrets, so only its owner can read it. A PostgreSQL server can keep running.'],
  examples: ['orrery backup monday.orrery', 'DATABASE_URL=postgres://… orrery backup monday.orrery --replace'],
  operands: { file: operand('FILE', 'where to write it') },
  flags: { replace: toggle('overwrite an existing file') },
  run: async ({ askServer }, { replace }, { file }) =>
    exitOf(await askServer(['backup', file, ...(replace ? ['--replace'] : [])])),
});

export const restore: Command = command({
  name: 'restore',
  summary: 'Restores a backup into an empty database.',
  about: [WHERE, 'All or nothing: if the file is damaged, the database stays as it was.'],
  examples: ['orrery restore monday.orrery'],
  operands: { file: operand('FILE', 'a file written by orrery backup') },
  flags: { replace: toggle('replace everything in the database') },
  run: async ({ askServer }, { replace }, { file }) => {
    const there = canRead(file);
    return there.ok ? exitOf(await askServer(['restore', file, ...(replace ? ['--replace'] : [])])) : there;
  },
});

export const reset: Command = command({
  name: 'reset',
  summary: 'Creates a link with which a member can set a new password.',
  about: [WHERE, 'The link works once, within an hour. Send it to the member in a way you trust.'],
  examples: ['orrery reset ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['reset', login])),
});

export const forgetFactor: Command = command({
  name: 'forget-factor',
  summary: 'Removes the lost second factor of a member and signs them out.',
  about: [WHERE, 'The password stays. Codes and passkeys are removed; new ones can be set up.'],
  examples: ['orrery forget-factor ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['forget-factor', login])),
});

export const admin: Command = command({
  name: 'admin',
  summary: 'Makes a member an administrator of the server.',
  about: [WHERE],
  examples: ['orrery admin ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['admin', login])),
});
