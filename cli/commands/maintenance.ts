import { okResult } from '@orrery/kernel';
import { type Command, defineCommand, EXIT_CODES } from '../command.ts';
import { canRead } from '../files.ts';
import { operand, toggleFlag } from '../flags.ts';

const DATABASE_HELP =
  'The database is the one the server uses: DATABASE_URL names a PostgreSQL server, DATA_DIR the folder of the embedded\n' +
  'one. The embedded database belongs to one program at a time, so stop the server first.';

/** The server prints its own error messages. */
const exitOf = (code: number) => okResult(code === 0 ? EXIT_CODES.fine : EXIT_CODES.badInput);

export const backupCommand: Command = defineCommand({
  name: 'backup',
  summary: 'Backs up a server to one file: people, tables and games.',
  about: [
    DATABASE_HELP,
    'The file holds secrets, so only its owner can read it. A PostgreSQL server can keep running.',
  ],
  examples: ['orrery backup monday.orrery', 'DATABASE_URL=postgres://… orrery backup monday.orrery --replace'],
  operands: { file: operand('FILE', 'where to write it') },
  flags: { replace: toggleFlag('overwrite an existing file') },
  run: async ({ askServer }, { replace }, { file }) =>
    exitOf(await askServer(['backup', file, ...(replace ? ['--replace'] : [])])),
});

export const restoreCommand: Command = defineCommand({
  name: 'restore',
  summary: 'Restores a backup into an empty database.',
  about: [DATABASE_HELP, 'All or nothing: if the file is damaged, the database stays as it was.'],
  examples: ['orrery restore monday.orrery'],
  operands: { file: operand('FILE', 'a file written by orrery backup') },
  flags: { replace: toggleFlag('replace everything in the database') },
  run: async ({ askServer }, { replace }, { file }) => {
    const there = canRead(file);
    return there.ok ? exitOf(await askServer(['restore', file, ...(replace ? ['--replace'] : [])])) : there;
  },
});

export const resetPasswordCommand: Command = defineCommand({
  name: 'reset-password',
  summary: 'Creates a link with which a member can set a new password.',
  about: [DATABASE_HELP, 'The link works once, within an hour. Send it to the member in a way you trust.'],
  examples: ['orrery reset-password ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['reset-password', login])),
});

export const removeSecondFactorCommand: Command = defineCommand({
  name: 'remove-second-factor',
  summary: 'Removes the lost second factor of a member and signs them out.',
  about: [DATABASE_HELP, 'The password stays. Codes and passkeys are removed; new ones can be set up.'],
  examples: ['orrery remove-second-factor ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['remove-second-factor', login])),
});

export const makeAdminCommand: Command = defineCommand({
  name: 'make-admin',
  summary: 'Makes a member an administrator of the server.',
  about: [DATABASE_HELP],
  examples: ['orrery make-admin ada@example.org'],
  operands: { login: operand('LOGIN', 'the login of the member') },
  flags: {},
  run: async ({ askServer }, _, { login }) => exitOf(await askServer(['make-admin', login])),
});
