import { good, type Result } from '@orrery/kernel';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { isAlike, isMixed, looksOf } from './likeness.ts';

const LONGEST = 24;
/** Signs that show nothing, or turn what follows around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any script needs. */
const PILED = /(\p{M}{2})\p{M}+/gu;
/** A name or a remark as it may be kept: line breaks become spaces. '' when nothing is left of it. */
export const cleanText = (given: string): string =>
  given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(PILED, '$1').trim();

/** Names, and logins, that belong to the server itself. */
const RESERVED = ['admin', 'administrator', 'moderator', 'orrery', 'root', 'security', 'server', 'support', 'system'];
const RESERVED_LOOKS = new Set(RESERVED.map(looksOf));

/** Whether a name or a login is one that nobody may have. */
export const isReserved = (text: string): boolean => RESERVED_LOOKS.has(looksOf(text));

/** A name as it may stand beside others. It is text everywhere and never markup, so signs like < are as good as any. */
export function cleanName(given: string): Result<string> {
  const name = cleanText(given);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return refusal('name.empty');
  if ([...name].length > LONGEST) return refusal('name.long', { most: LONGEST });
  if (isMixed(name)) return refusal('name.mixed');
  return isReserved(name) ? refusal('name.taken') : good(name);
}

/** The same for a person: nobody else is called like one who runs the house. */
export async function nameFor(query: Query, person: string, given: string): Promise<Result<string>> {
  const name = cleanName(given);
  if (!name.ok) return name;
  const admins = await query.query<{ name: string }>(`SELECT name FROM persons WHERE role = 'admin' AND id <> $1`, [
    person,
  ]);
  return admins.some((admin) => isAlike(admin.name, name.value)) ? refusal('name.taken') : name;
}
