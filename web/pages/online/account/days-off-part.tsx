import { localeOf } from '@orrery/kernel';
import { MAX_WEEKDAYS_OFF, VACATION_DAYS_PER_YEAR } from '@orrery/protocol';
import type { DaysOffResponse } from '@orrery/protocol/api';
import { use, useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

const DAY_MS = 86_400_000;
/** From Monday to Sunday; 0 is Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday, for the names of the days. */
const SOME_SUNDAY = Date.UTC(2026, 10, 1);

interface DaysOffProps {
  readonly known: DaysOffResponse;
  readonly onKept: (kept: DaysOffResponse) => void;
}

/** When the user's clocks by correspondence stand still: days of the week, and vacations. */
export function DaysOffPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [known, setKnown] = useState<DaysOffResponse | null>(null);
  useEffect(() => {
    void api.daysOff().then((answer) => answer.ok && setKnown(answer.value));
  }, []);
  if (known === null) return null;
  return (
    <AccountSection title={say('days-off')}>
      <p className="muted">{say('days-off.text')}</p>
      <WeekdaysForm known={known} onKept={setKnown} />
      <VacationList known={known} onKept={setKnown} />
      <VacationForm known={known} onKept={setKnown} />
    </AccountSection>
  );
}

function WeekdaysForm({ known, onKept }: DaysOffProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const [chosen, setChosen] = useState(known.weekdays);
  const { isBusy, problem, run } = useServerAction();
  const names = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  const isSame = chosen.length === known.weekdays.length && chosen.every((day) => known.weekdays.includes(day));
  const save = async () => {
    if (isSame) return;
    const done = await run(() => api.setWeekdaysOff([...chosen], -new Date().getTimezoneOffset()));
    if (done) onKept(done.value);
  };
  return (
    <Form className="online-row" onSend={save}>
      <fieldset className="online-weekdays">
        <legend>{say('days-off.weekdays', { most: MAX_WEEKDAYS_OFF })}</legend>
        {WEEKDAYS.map((day) => (
          <label key={day} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, day] : chosen.filter((each) => each !== day))
              }
            />{' '}
            {names.format(SOME_SUNDAY + day * DAY_MS)}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn" aria-disabled={isBusy || isSame || undefined}>
        {say('days-off.save')}
      </button>
      <ProblemText problem={problem} />
    </Form>
  );
}

function VacationList({ known, onKept }: DaysOffProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { problem, run } = useServerAction();
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const end = async (id: string) => {
    const done = await run(() => api.endVacation(id));
    if (done) onKept(done.value);
  };
  return (
    <>
      <ul className="online-rows">
        {known.vacations.map(({ id, from, until, hasBegun }) => (
          <li key={id}>
            <span>{dates.formatRange(from, until)}</span>
            <button type="button" className="btn small" onClick={() => void end(id)}>
              {say(hasBegun ? 'days-off.end' : 'days-off.cancel')}
            </button>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </>
  );
}

/** Midnight at the beginning of a day as a date field names it, in the user's time zone; null: no date. */
function midnightOf(date: string): number | null {
  const midnight = new Date(`${date}T00:00`).getTime();
  return Number.isNaN(midnight) ? null : midnight;
}

function VacationForm({ known, onKept }: DaysOffProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const { isBusy, problem, run } = useServerAction();
  const add = async () => {
    const [first, last] = [midnightOf(from), midnightOf(until)];
    if (first === null || last === null) return;
    const done = await run(() => api.addVacation({ from: first, until: last + DAY_MS }));
    if (!done) return;
    onKept(done.value);
    setFrom('');
    setUntil('');
  };
  return (
    <Form className="online-row" onSend={add}>
      <TextField label={say('days-off.from')} type="date" required value={from} onChange={setFrom} />
      <TextField label={say('days-off.until')} type="date" required value={until} onChange={setUntil} />
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {say('days-off.add')}
      </button>
      <p className="muted">{say('days-off.left', { n: Math.floor(known.daysLeft), most: VACATION_DAYS_PER_YEAR })}</p>
      <ProblemText problem={problem} />
    </Form>
  );
}
