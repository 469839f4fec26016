import type { Language } from '@orrery/catalog';
import type { TimeControl } from '@orrery/protocol';
import type { OnlineSpeak } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { unit: 'day', size: DAY },
  { unit: 'hour', size: HOUR },
  { unit: 'minute', size: MINUTE },
  { unit: 'second', size: SECOND },
] as const;

/** A span of time in the largest unit that leaves nothing over: “90 seconds”, “2 minutes”. */
export function spanWords(milliseconds: number, language: Language): string {
  const { unit, size } = UNITS.find((each) => milliseconds % each.size === 0) ?? { unit: 'second', size: SECOND };
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, style).format(milliseconds / size);
}

export function timeWords(time: TimeControl, say: OnlineSpeak, language: Language): string {
  const span = (milliseconds: number) => spanWords(milliseconds, language);
  switch (time.kind) {
    case 'none':
      return say('time.none');
    case 'move':
      return say('time.move', { span: span(time.perMove) });
    case 'days':
      return say('time.days', { span: span(time.perMove) });
    case 'game':
      return say('time.game', { start: span(time.start), increment: span(time.increment) });
  }
}

/** What the sheet offers, gathered by how one plays. */
export const TIMES: readonly { readonly group: 'live' | 'slow'; readonly times: readonly TimeControl[] }[] = [
  {
    group: 'live',
    times: [
      { kind: 'none' },
      { kind: 'move', perMove: 30 * SECOND },
      { kind: 'move', perMove: MINUTE },
      { kind: 'move', perMove: 3 * MINUTE },
      { kind: 'game', start: 10 * MINUTE, increment: 10 * SECOND },
      { kind: 'game', start: 20 * MINUTE, increment: 20 * SECOND },
      { kind: 'game', start: 45 * MINUTE, increment: 30 * SECOND },
    ],
  },
  {
    group: 'slow',
    times: [
      { kind: 'days', perMove: 12 * HOUR },
      { kind: 'days', perMove: DAY },
      { kind: 'days', perMove: 3 * DAY },
      { kind: 'days', perMove: 7 * DAY },
    ],
  },
];
