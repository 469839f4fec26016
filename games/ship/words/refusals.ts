import type { Numbers, Refusal, Words } from '@orrery/kernel';
import { STOCKS } from '../data.ts';
import { words } from './say.ts';
import { amounts, stock } from './things.ts';

const lacking = (numbers: Numbers): Words | readonly Words[] => amounts(STOCKS.map((name) => numbers[name] ?? 0));

/** Why a move is refused, in one sentence to the one who tried it, with the figures. */
export function refusalWords({ code, numbers }: Refusal): Words {
  if (code === 'cannot-pay') return words('refusal.cannot-pay', { lacks: lacking(numbers) });
  const { goods, resource, ...rest } = numbers;
  const kind = goods ?? resource;
  return { key: `refusal.${code}`, values: kind === undefined ? rest : { ...rest, stock: stock(kind) } };
}
