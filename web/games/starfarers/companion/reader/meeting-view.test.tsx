import { ENCOUNTERS, isForAll } from '@orrery/starfarers/facts';
import { texts } from '@orrery/starfarers/texts';
import { say } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { freshTable } from '../../../../companion/table/table.ts';
import { STARFARERS_BOX } from '../box.ts';
import { MeetingView } from './meeting-view.tsx';
import { answered, askedIn, FRESH_READING, firstFamily, type Meeting, met, readOn, toldIn } from './reading.ts';
import type { Tell } from './tell.ts';

const ENGLISH = await texts.en();
const tell: Tell = (words) => say(words, { language: 'en', texts: ENGLISH, names: [], reader: null, faults: 'throw' });
const table = freshTable(STARFARERS_BOX, 5);
const CARDS = Array.from({ length: ENCOUNTERS }, (_, card) => card);
const ASKING = CARDS.filter((card) => !isForAll(card));

function meetingOf(card: number): Meeting {
  const { meeting } = met(FRESH_READING, [0, 3], 1, () => [card]);
  if (meeting === null) throw new Error('nobody was met');
  return meeting;
}

const page = (meeting: Meeting): string =>
  renderToStaticMarkup(
    <MeetingView meeting={meeting} table={table} tell={tell} onAnswer={() => undefined} onTried={() => undefined} />,
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
  expect(new Set(merchants.map((card) => page(answered(meetingOf(card), 2)))).size).toBe(1);
});

test('what came of it is in the page only once it has been read out, line by line', () => {
  const [first = 0] = ASKING;
  const done = answered(answered(meetingOf(first), 3), 3);
  expect(askedIn(done)).toBeNull();
  const { lines } = toldIn(done, 5);
  expect(lines.length).toBeGreaterThan(3);
  const storyOf = 'Delighted, he empties his pockets';
  expect(page(done)).not.toContain(storyOf);
  expect(page(readOn(done))).toContain(storyOf);
  expect(page(readOn(done))).not.toContain('alf a medal');
  expect(page(lines.reduce((meeting) => readOn(meeting), done))).toContain('alf a medal');
});

test('a card is named by its number only after the answers', () => {
  const asked = meetingOf(20);
  expect(page(asked)).not.toContain('Card 21');
  expect(page(answered(answered(asked, 0), 0))).toContain('Card 21 of 32');
});
