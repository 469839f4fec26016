import type { ServerContext } from './context.ts';
import { makeAdmin } from './people/admin.ts';
import { canonicalize } from './people/logins.ts';
import { resetLinkForLogin } from './people/mail-service.ts';
import { removeFactors } from './people/second-factor.ts';
import { restoreBackup, writeBackup } from './storage/backup.ts';

/**
 * A database command that needs no running server. On failure it returns a sentence; on success it may return
 * something to print.
 */
type CommandHandler = (
  context: ServerContext,
  argument: string,
  replace: boolean,
) => Promise<string | null | { readonly shown: string }>;

interface CommandSpec {
  readonly argumentName: string;
  readonly opens: DatabaseCommand['opens'];
  readonly work: CommandHandler;
  readonly successMessage: string;
}

const COMMANDS: Readonly<Record<string, CommandSpec>> = {
  backup: {
    argumentName: 'FILE',
    opens: 'existing',
    work: ({ db, clock }, file, replace) => writeBackup(db, file, { now: clock(), replace }),
    successMessage: 'The backup was written to',
  },
  restore: {
    argumentName: 'FILE',
    opens: 'any',
    work: ({ db }, file, replace) => restoreBackup(db, file, { replace }),
    successMessage: 'Everything was restored from',
  },
  'make-admin': {
    argumentName: 'LOGIN',
    opens: 'existing',
    work: async (context, login) =>
      (await makeAdmin(context, login)) ? null : `There is no member with the login ${login}.`,
    successMessage: 'The server is now administered by',
  },
  'remove-second-factor': {
    argumentName: 'LOGIN',
    opens: 'existing',
    work: async ({ db }, login) =>
      (await db.transaction((query) => removeFactors(query, canonicalize(login))))
        ? null
        : `There is no member with the login ${login}.`,
    successMessage: 'Codes, passkeys and sessions were removed from the account of',
  },
  'reset-password': {
    argumentName: 'LOGIN',
    opens: 'existing',
    work: async (context, login) => {
      const address = await resetLinkForLogin(context, login);
      return address === null ? `There is no member with the login ${login}.` : { shown: address };
    },
    successMessage: 'A new password can be set within an hour at this path of the server:',
  },
};

/** A database command from the command line. A string says what is wrong with the command line. */
export interface DatabaseCommand {
  /** Only a command that brings all its data may run on a database created for it. */
  readonly opens: 'existing' | 'any';
  /** The sentence to print; `isDone` false means failure. */
  run(context: ServerContext): Promise<{ readonly isDone: boolean; readonly sentence: string }>;
}

export function parseDatabaseCommand(line: readonly string[]): DatabaseCommand | string {
  const [name = '', ...rest] = line;
  const replace = rest.includes('--replace');
  const [argument, ...more] = rest.filter((each) => each !== '--replace');
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known === undefined) return `There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`;
  if (argument === undefined || more.length > 0) return `${name} takes one ${known.argumentName}.`;
  return {
    opens: known.opens,
    async run(context) {
      const answer = await known.work(context, argument, replace);
      if (typeof answer === 'string') return { isDone: false, sentence: answer };
      return {
        isDone: true,
        sentence: answer === null ? `${known.successMessage} ${argument}.` : `${known.successMessage} ${answer.shown}`,
      };
    },
  };
}
