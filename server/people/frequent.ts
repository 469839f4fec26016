import { gunzipSync } from 'node:zlib';
import packed from './frequent-passwords.txt?raw';

/**
 * The 10,000 most frequent passwords that our other rules would let through: at least eight characters, not a row of letters
 * or figures, not few different letters, not beginning with “password”. Taken by rank from `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, see frequent-passwords.LICENSE.txt), in lower case, in the order of the alphabet, one a
 * line; packed, so that nobody has to read them: `base64 -d frequent-passwords.txt | gunzip`.
 */
const unpack = (): ReadonlySet<string> => new Set(gunzipSync(Buffer.from(packed, 'base64')).toString().split('\n'));

let frequent: ReadonlySet<string> | null = null;

/** How a password is compared: as others would try it, whatever its case and however its letters are written. */
export const plainOf = (password: string): string => password.normalize('NFKC').toLowerCase();

/** The list, unpacked when it is first asked for. */
export function frequentPasswords(): ReadonlySet<string> {
  frequent ??= unpack();
  return frequent;
}
