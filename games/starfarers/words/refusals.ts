import { lackMessages } from '@orrery/common';
import type { Message, Refusal } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import { amounts } from './names.ts';

const { cannotPay, notHeld } = lackMessages(RESOURCES, amounts);

/** Why a move is refused, in one sentence to the player who tried it, with the figures. */
export function refusalMessage({ code, numbers }: Refusal): Message {
  switch (code) {
    case 'cannot-pay':
      return cannotPay(numbers);
    case 'not-held':
      return notHeld(numbers);
    default:
      return { key: `refusal.${code}`, values: numbers };
  }
}
