import { lowestBit } from '@orrery/common';
import type { Task } from './tasks.ts';

/** Takes the k-th card out of a list in card-list order. */
export function takeCardAt(cards: number[], k: number): number {
  const card = cards[k];
  if (card === undefined) throw new RangeError(`no card ${k} among ${cards.length}`);
  for (let i = k; i + 1 < cards.length; i++) cards[i] = cards[i + 1] ?? 0;
  cards.pop();
  return card;
}

/** Inserts a card in card-list order: face-down cards have no other order. */
export function insertCard(cards: number[], card: number): void {
  cards.push(card);
  let i = cards.length - 1;
  for (; i > 0 && (cards[i - 1] ?? 0) > card; i--) cards[i] = cards[i - 1] ?? 0;
  cards[i] = card;
}

/** The reserve group that is currently drawn from, counted from 0; the number of groups when all are empty. */
export function nextReserveGroup(reserve: readonly number[]): number {
  let group = 0;
  while (group < reserve.length && reserve[group] === 0) group++;
  return group;
}

/** The tasks that may be opened next: those of the lowest group in the deck, one bit each. */
export function nextTasks(tasks: readonly Task[], deck: number): number {
  if (deck === 0) return 0;
  const group = tasks[lowestBit(deck)]?.group ?? 0;
  let set = 0;
  for (let rest = deck; rest !== 0; rest &= rest - 1) {
    const task = lowestBit(rest);
    if (tasks[task]?.group === group) set |= 1 << task;
  }
  return set;
}
