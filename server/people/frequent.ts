import { gunzipSync } from 'node:zlib';
import packed from './frequent-passwords.txt?raw';

/**
 * The 10,000 most frequent passwords that our other rules would accept: at least eight characters, not a sequence of
 * letters or digits, more than a few different letters, not beginning with “password”. Taken by rank from
 * `passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT, see frequent-passwords.LICENSE.txt), in lower case,
 * sorted alphabetically, one per line; compressed, so that nobody has to read them: `base64 -d frequent-passwords.txt
 * | gunzip`.
 */
const unpack = (): ReadonlySet<string> => new Set(gunzipSync(Buffer.from(packed, 'base64')).toString().split('\n'));

let frequent: ReadonlySet<string> | null = null;

/** The form in which passwords are compared, as an attacker would try them: case and Unicode form do not matter. */
export const plainOf = (password: string): string => password.normalize('NFKC').toLowerCase();

/** The list, unpacked at first use. */
export function frequentPasswords(): ReadonlySet<string> {
  frequent ??= unpack();
  return frequent;
}
