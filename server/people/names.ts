import { okResult, type Result } from '@orrery/kernel';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { areConfusable, confusableSkeleton, isMixedScript } from './confusables.ts';

const MAX_NAME_LENGTH = 24;
/** Characters that are invisible, or reverse the text after them. */
const INVISIBLE_CHARS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any script needs. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;
/** A name or chat message in the form in which it is stored: line breaks become spaces. '' if nothing is left. */
export const cleanText = (given: string): string =>
  given.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE_CHARS, '').replace(STACKED_MARKS, '$1').trim();

/** Names and logins reserved for the server itself. */
const RESERVED_NAMES = [
  'admin',
  'administrator',
  'moderator',
  'orrery',
  'root',
  'security',
  'server',
  'support',
  'system',
];
const RESERVED_SKELETONS = new Set(RESERVED_NAMES.map(confusableSkeleton));

/** Whether a name or login is reserved. */
export const isReserved = (text: string): boolean => RESERVED_SKELETONS.has(confusableSkeleton(text));

/** A name in its public form. It is always treated as text and never as markup, so characters like < are allowed. */
export function parseName(given: string): Result<string> {
  const name = cleanText(given);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return textFailure('name.empty');
  if ([...name].length > MAX_NAME_LENGTH) return textFailure('name.long', { most: MAX_NAME_LENGTH });
  if (isMixedScript(name)) return textFailure('name.mixed');
  return isReserved(name) ? textFailure('name.taken') : okResult(name);
}

/** The same for a person: nobody else may have an administrator's name. */
export async function parseNameFor(query: Queryable, person: string, given: string): Promise<Result<string>> {
  const name = parseName(given);
  if (!name.ok) return name;
  const admins = await query.query<{ name: string }>(`SELECT name FROM persons WHERE role = 'admin' AND id <> $1`, [
    person,
  ]);
  return admins.some((admin) => areConfusable(admin.name, name.value)) ? textFailure('name.taken') : name;
}
