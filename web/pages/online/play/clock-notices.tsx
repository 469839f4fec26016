import { localeOf } from '@orrery/kernel';
import { endOfTime, isDayOff, type TableSummary } from '@orrery/protocol';
import { use, useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText } from '../parts/time-texts.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { NoticeLine } from './notice-line.tsx';

const SHOWN_MS = 8_000;

/** Who was given time, and whose clock stands still. */
export function ClockNotices({ live, person }: { readonly live: LiveTableClient; readonly person: string | null }) {
  const { summary, status } = useLiveTableState(live);
  if (summary.state !== 'playing' || status === null) return null;
  return (
    <>
      <AddedTimeNotice summary={summary} />
      <DaysOffNotice summary={summary} person={person} now={status.serverTime} />
    </>
  );
}

const addedTimes = ({ chairs }: TableSummary): readonly number[] => chairs.map(({ addedTime = 0 }) => addedTime);

/** Somebody was given time: shown for a while. */
function AddedTimeNotice({ summary }: { readonly summary: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const added = addedTimes(summary);
  const [seen, setSeen] = useState(added);
  const given = added.map((ms, seat) => ms - (seen[seat] ?? 0));
  const seat = given.findIndex((ms) => ms > 0);
  const key = added.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => setSeen(key.split(' ').map(Number)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (seat < 0) return null;
  const name = summary.chairs[seat]?.sitter?.name ?? '';
  return (
    <NoticeLine icon="clock">
      <p role="status">{say('add-time.given', { name, span: durationText(given[seat] ?? 0, language) })}</p>
    </NoticeLine>
  );
}

interface DaysOffNoticeProps {
  readonly summary: TableSummary;
  readonly person: string | null;
  readonly now: number;
}

/** Somebody has a day off or is on vacation: until when their clock stands still. */
function DaysOffNotice({ summary, person, now }: DaysOffNoticeProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const own = seatOf(summary, person);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const away = summary.chairs.flatMap(({ daysOff, sitter }, seat) =>
    daysOff !== undefined && sitter !== null && isDayOff(daysOff, now)
      ? [{ seat, name: sitter.name, until: endOfTime(daysOff, now, 0) }]
      : [],
  );
  return away.map(({ seat, name, until }) => (
    <NoticeLine key={seat} icon="clock">
      <p>
        {seat === own
          ? say('days-off.own', { until: dates.format(until) })
          : say('days-off.other', { name, until: dates.format(until) })}
      </p>
    </NoticeLine>
  ));
}
