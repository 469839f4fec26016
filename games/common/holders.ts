import { type Seat, seated, total } from '@orrery/kernel';
import { add, type Bundle, transfer } from './bundle.ts';

/** Hands, and how many cards each holds, which everybody sees. */
export interface Holders {
  readonly table: { readonly players: readonly { cards: number }[] };
  readonly hands: readonly { readonly resources: number[] }[];
}

/** Cards of one resource go from hand to hand. */
export function moveCards({ table, hands }: Holders, from: Seat, to: Seat, resource: number, n: number): void {
  add(seated(hands, from).resources, resource, -n);
  add(seated(hands, to).resources, resource, n);
  seated(table.players, from).cards -= n;
  seated(table.players, to).cards += n;
}

/** A bundle goes from hand to hand. */
export function handOver({ table, hands }: Holders, from: Seat, to: Seat, bundle: Bundle): void {
  transfer(seated(hands, from).resources, seated(hands, to).resources, bundle);
  const n = total(bundle);
  seated(table.players, from).cards -= n;
  seated(table.players, to).cards += n;
}
