import type { Numbers, Refusal, Words } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import { words } from './say.ts';
import { amounts } from './things.ts';

/** What is missing, when it is known of which resource how much. */
function lacking(numbers: Numbers): readonly number[] | null {
  const lacks = RESOURCES.map((name) => numbers[name] ?? 0);
  return lacks.some((n) => n > 0) ? lacks : null;
}

function notHeld(numbers: Numbers): Words {
  const lacks = lacking(numbers);
  return lacks === null ? words('refusal.not-held.some') : words('refusal.not-held', { lacks: amounts(lacks) });
}

/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
export function refusalWords({ code, numbers }: Refusal): Words {
  switch (code) {
    case 'cannot-pay':
      return words('refusal.cannot-pay', { lacks: amounts(lacking(numbers) ?? []) });
    case 'not-held':
      return notHeld(numbers);
    default:
      return { key: `refusal.${code}`, values: numbers };
  }
}
