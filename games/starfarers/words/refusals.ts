import { lackWords } from '@orrery/common';
import type { Refusal, Words } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import { amounts } from './things.ts';

const { cannotPay, notHeld } = lackWords(RESOURCES, amounts);

/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
export function refusalWords({ code, numbers }: Refusal): Words {
  switch (code) {
    case 'cannot-pay':
      return cannotPay(numbers);
    case 'not-held':
      return notHeld(numbers);
    default:
      return { key: `refusal.${code}`, values: numbers };
  }
}
