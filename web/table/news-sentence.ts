import type { Kinded } from '@orrery/kernel';
import type { NewsItem } from './news.ts';
import type { TableController } from './table-controller.ts';

/** The line of the log that tells an item of news; '' where it may no longer be shown. */
export function newsSentence<T, H, M extends Kinded, E extends Kinded>(
  { formatMessage, state }: Pick<TableController<T, H, M, E>, 'formatMessage' | 'state'>,
  { seq, index }: NewsItem,
): string {
  const { snapshot, story } = state.get();
  // While the step is being shown, the log of the table does not contain it yet.
  const line = linesOf(story, seq)[index] ?? linesOf(snapshot.story, seq)[index];
  return line?.words ? formatMessage(line.words) : '';
}

const linesOf = <L extends { readonly seq: number }>(story: readonly L[], seq: number): readonly L[] =>
  story.filter((line) => line.seq === seq);
