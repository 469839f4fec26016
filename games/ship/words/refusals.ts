import type { Message, Refusal, RefusalNumbers } from '@orrery/kernel';
import { STOCKS } from '../data.ts';
import { message } from './message.ts';
import { amountMessages, stockMessage } from './names.ts';

const lackingStock = (numbers: RefusalNumbers): Message | readonly Message[] =>
  amountMessages(STOCKS.map((name) => numbers[name] ?? 0));

/** Why a move is refused, in one sentence to the player who tried it, with the figures. */
export function refusalMessage({ code, numbers }: Refusal): Message {
  if (code === 'cannot-pay') return message('refusal.cannot-pay', { lacks: lackingStock(numbers) });
  const { goods, resource, ...rest } = numbers;
  const kind = goods ?? resource;
  return { key: `refusal.${code}`, values: kind === undefined ? rest : { ...rest, stock: stockMessage(kind) } };
}
