import type { Language } from '@orrery/catalog';
import { localeOf } from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import type { OnlineSpeak } from './texts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { unit: 'day', size: DAY_MS },
  { unit: 'hour', size: HOUR_MS },
  { unit: 'minute', size: MINUTE_MS },
  { unit: 'second', size: SECOND_MS },
] as const;

/** A duration in the largest unit that divides it: “90 seconds”, “2 minutes”. */
export function durationText(milliseconds: number, language: Language): string {
  const { unit, size } = UNITS.find((each) => milliseconds % each.size === 0) ?? { unit: 'second', size: SECOND_MS };
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(milliseconds / size);
}

export function timeControlText(time: TimeControl, say: OnlineSpeak, language: Language): string {
  const span = (milliseconds: number) => durationText(milliseconds, language);
  switch (time.kind) {
    case 'none':
      return say('time.none');
    case 'move':
      return say('time.move', { span: span(time.perMove) });
    case 'correspondence':
      return say('time.correspondence', { span: span(time.perMove) });
    case 'game':
      return say('time.game', { start: span(time.start), increment: span(time.increment) });
  }
}

/** The time controls of the form, grouped by pace. */
export const TIME_CONTROL_GROUPS: readonly {
  readonly group: 'live' | 'slow';
  readonly times: readonly TimeControl[];
}[] = [
  {
    group: 'live',
    times: [
      { kind: 'none' },
      { kind: 'move', perMove: 30 * SECOND_MS },
      { kind: 'move', perMove: MINUTE_MS },
      { kind: 'move', perMove: 3 * MINUTE_MS },
      { kind: 'game', start: 10 * MINUTE_MS, increment: 10 * SECOND_MS },
      { kind: 'game', start: 20 * MINUTE_MS, increment: 20 * SECOND_MS },
      { kind: 'game', start: 45 * MINUTE_MS, increment: 30 * SECOND_MS },
    ],
  },
  {
    group: 'slow',
    times: [
      { kind: 'correspondence', perMove: 12 * HOUR_MS },
      { kind: 'correspondence', perMove: DAY_MS },
      { kind: 'correspondence', perMove: 3 * DAY_MS },
      { kind: 'correspondence', perMove: 7 * DAY_MS },
    ],
  },
];
