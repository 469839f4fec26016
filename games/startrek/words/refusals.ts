import { lackMessages, NONE } from '@orrery/common';
import type { Message, Refusal, RefusalNumbers } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import { message } from './message.ts';
import { amounts, characterMessage } from './names.ts';

const { cannotPay, notHeld } = lackMessages(RESOURCES, amounts);

function otherSupport({ character: wanted = 0, held = NONE }: RefusalNumbers): Message {
  if (held === NONE) return message('refusal.other-support.none', { character: characterMessage(wanted) });
  return message('refusal.other-support', { character: characterMessage(wanted), held: characterMessage(held) });
}

function shieldHand({ cards = 0, safe = 0 }: RefusalNumbers): Message {
  return message(cards > safe ? 'refusal.shield-hand.full' : 'refusal.shield-hand', { cards, safe });
}

/** Why a move is refused, in one sentence to the player who tried it, with the figures. */
export function refusalMessage({ code, numbers }: Refusal): Message {
  switch (code) {
    case 'cannot-pay':
      return cannotPay(numbers);
    case 'not-held':
      return notHeld(numbers);
    case 'other-support':
      return otherSupport(numbers);
    case 'shield-hand':
      return shieldHand(numbers);
    default:
      return { key: `refusal.${code}`, values: numbers };
  }
}
