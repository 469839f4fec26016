import { ENCOUNTER_COUNT, isForAll } from '@orrery/starfarers/facts';
import { loadTexts } from '@orrery/starfarers/texts';
import { formatMessage } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newTable } from '../../../../companion/table/table-notes.ts';
import { STARFARERS_COMPANION_RULES } from '../companion-rules.ts';
import type { FormatStory } from './format-message.ts';
import { MeetingView } from './meeting-view.tsx';
import {
  drawEncounter,
  firstFamily,
  NEW_READER_NOTES,
  pendingAnswer,
  type ReadEncounter,
  readingProgress,
  withAnswer,
  withLineRead,
} from './reader-notes.ts';

const ENGLISH = await loadTexts('en');
const tell: FormatStory = (words) =>
  formatMessage(words, { language: 'en', texts: ENGLISH, names: [], reader: null, onError: 'throw' });
const table = newTable(STARFARERS_COMPANION_RULES, 5);
const CARDS = Array.from({ length: ENCOUNTER_COUNT }, (_, card) => card);
const ASKING = CARDS.filter((card) => !isForAll(card));

function meetingOf(card: number): ReadEncounter {
  const { meeting } = drawEncounter(NEW_READER_NOTES, [0, 3], 1, () => [card]);
  if (meeting === null) throw new Error('no open encounter');
  return meeting;
}

const page = (meeting: ReadEncounter): string =>
  renderToStaticMarkup(
    <MeetingView
      meeting={meeting}
      table={table}
      formatMessage={tell}
      onAnswer={() => undefined}
      onShaken={() => undefined}
    />,
  );

test('SF-ENC-01: before the answer nothing in the page tells cards apart that begin alike', () => {
  const pages = new Map<number, Set<string>>();
  for (const card of ASKING) {
    const meeting = meetingOf(card);
    const known = pages.get(firstFamily(meeting)) ?? new Set();
    pages.set(firstFamily(meeting), known.add(page(meeting)));
  }
  expect([...pages.values()].map(({ size }) => size)).toEqual([...pages].map(() => 1));
});

test('SF56-ENC-02: nor does it while the second pilot has still to answer', () => {
  const merchants = ASKING.filter((card) => firstFamily(meetingOf(card)) === firstFamily(meetingOf(0)));
  expect(merchants.length).toBeGreaterThan(6);
  expect(new Set(merchants.map((card) => page(withAnswer(meetingOf(card), 2)))).size).toBe(1);
});

test('what came of it is in the page only once it has been read out, line by line', () => {
  const [first = 0] = ASKING;
  const done = withAnswer(withAnswer(meetingOf(first), 3), 3);
  expect(pendingAnswer(done)).toBeNull();
  const { lines } = readingProgress(done, 5);
  expect(lines.length).toBeGreaterThan(3);
  const storyOf = 'Delighted, he empties his pockets';
  expect(page(done)).not.toContain(storyOf);
  expect(page(withLineRead(done))).toContain(storyOf);
  expect(page(withLineRead(done))).not.toContain('alf a medal');
  expect(page(lines.reduce((meeting) => withLineRead(meeting), done))).toContain('alf a medal');
});

test('a card is named by its number only after the answers', () => {
  const asked = meetingOf(20);
  expect(page(asked)).not.toContain('Card 21');
  expect(page(withAnswer(withAnswer(asked, 0), 0))).toContain('Card 21 of 32');
});
