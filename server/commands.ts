import type { Desk } from './desk.ts';
import { appoint } from './people/admin.ts';
import { canonical } from './people/logins.ts';
import { linkForLogin } from './people/post.ts';
import { forgetFactors } from './people/second-factor.ts';
import { backup, restore } from './storage/backup.ts';

/**
 * What can be done with the database while no server needs to run; each gives a sentence when it cannot be done, or what
 * there is to say beyond that it was.
 */
type Work = (desk: Desk, argument: string, replace: boolean) => Promise<string | null | { readonly said: string }>;

interface Known {
  readonly takes: string;
  readonly opens: Errand['opens'];
  readonly work: Work;
  readonly done: string;
}

const COMMANDS: Readonly<Record<string, Known>> = {
  backup: {
    takes: 'FILE',
    opens: 'existing',
    work: ({ db, clock }, file, replace) => backup(db, file, { now: clock(), replace }),
    done: 'Everything is kept in',
  },
  restore: {
    takes: 'FILE',
    opens: 'any',
    work: ({ db }, file, replace) => restore(db, file, { replace }),
    done: 'Everything was restored from',
  },
  admin: {
    takes: 'LOGIN',
    opens: 'existing',
    work: async (desk, login) => ((await appoint(desk, login)) ? null : `There is no member with the login ${login}.`),
    done: 'The house is now run by',
  },
  'forget-factor': {
    takes: 'LOGIN',
    opens: 'existing',
    work: async ({ db }, login) =>
      (await db.within((query) => forgetFactors(query, canonical(login))))
        ? null
        : `There is no member with the login ${login}.`,
    done: 'Codes, passkeys and sessions are gone of',
  },
  reset: {
    takes: 'LOGIN',
    opens: 'existing',
    work: async (desk, login) => {
      const address = await linkForLogin(desk, login);
      return address === null ? `There is no member with the login ${login}.` : { said: address };
    },
    done: 'For an hour a new password can be chosen, behind the address of the server, by',
  },
};

/** A command line that names a command: what to do with the database. A string says what is wrong with it. */
export interface Errand {
  /** Only what comes with everything it needs may be done with a database that is made for it. */
  readonly opens: 'existing' | 'any';
  /** What to say: a sentence of success, or with `isDone` false of failure. */
  run(desk: Desk): Promise<{ readonly isDone: boolean; readonly sentence: string }>;
}

export function readErrand(line: readonly string[]): Errand | string {
  const [name = '', ...rest] = line;
  const replace = rest.includes('--replace');
  const [argument, ...more] = rest.filter((each) => each !== '--replace');
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known === undefined) return `There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`;
  if (argument === undefined || more.length > 0) return `${name} takes one ${known.takes}.`;
  return {
    opens: known.opens,
    async run(desk) {
      const answer = await known.work(desk, argument, replace);
      if (typeof answer === 'string') return { isDone: false, sentence: answer };
      return {
        isDone: true,
        sentence: answer === null ? `${known.done} ${argument}.` : `${known.done} ${answer.said}`,
      };
    },
  };
}
