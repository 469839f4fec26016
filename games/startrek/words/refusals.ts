import { lackWords, NONE } from '@orrery/common';
import type { Numbers, Refusal, Words } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import { words } from './say.ts';
import { amounts, character } from './things.ts';

const { cannotPay, notHeld } = lackWords(RESOURCES, amounts);

function otherSupport({ character: wanted = 0, held = NONE }: Numbers): Words {
  if (held === NONE) return words('refusal.other-support.none', { character: character(wanted) });
  return words('refusal.other-support', { character: character(wanted), held: character(held) });
}

function shieldHand({ cards = 0, safe = 0 }: Numbers): Words {
  return words(cards > safe ? 'refusal.shield-hand.full' : 'refusal.shield-hand', { cards, safe });
}

/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
export function refusalWords({ code, numbers }: Refusal): Words {
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
