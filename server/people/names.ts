import { good, type Result } from '@orrery/kernel';
import { refusal } from '../texts.ts';

const LONGEST = 24;
/** Signs that show nothing, or turn what follows around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** More marks on one letter than any script needs. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** A name as it may stand beside others. It is text everywhere and never markup, so signs like < are as good as any. */
export function cleanName(given: string): Result<string> {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(PILED, '$1').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return refusal('name.empty');
  if ([...name].length > LONGEST) return refusal('name.long', { most: LONGEST });
  return good(name);
}

/** Something said, as it may be kept: line breaks become spaces. '' when nothing is left of it. */
export const cleanRemark = (given: string): string =>
  given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(PILED, '$1').trim();
