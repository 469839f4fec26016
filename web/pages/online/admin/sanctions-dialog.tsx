import { localeOf } from '@orrery/kernel';
import type { ImposeSanction, SanctionsResponse } from '@orrery/protocol/api';
import { SANCTION_KINDS } from '@orrery/protocol/api';
import { use, useCallback, useId, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS, type OnlineText } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

const DURATIONS: readonly (readonly [hours: number | null, text: OnlineText])[] = [
  [1, 'sanction.h1'],
  [24, 'sanction.h24'],
  [168, 'sanction.h168'],
  [720, 'sanction.h720'],
  [null, 'sanction.ever'],
];

interface SanctionsDialogProps {
  readonly person: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** The restrictions on a person, each with a button that lifts it, and a form for a new one. */
export function SanctionsDialog({ person, name, onDone }: SanctionsDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.sanctions(person), attempt), [person, attempt]));
  const { problem, run } = useServerAction();
  const change = async (work: Parameters<typeof run>[0]) => {
    if (await run(work)) setAttempt((before) => before + 1);
  };
  const active = list?.sanctions.filter(({ isInForce }) => isInForce) ?? [];
  return (
    <Dialog title={say('sanction.name', { name })} onDone={onDone}>
      {active.length === 0 && <p className="muted">{say(list === null ? 'loading' : 'sanction.none')}</p>}
      <ul className="online-rows">
        {active.map((each) => (
          <ActiveSanction key={each.id} sanction={each} onLift={() => void change(() => api.liftSanction(each.id))} />
        ))}
      </ul>
      <SanctionForm onImpose={(wish) => void change(() => api.sanction(person, wish))} />
      <ProblemText problem={problem} />
    </Dialog>
  );
}

type Sanction = SanctionsResponse['sanctions'][number];

function ActiveSanction({ sanction, onLift }: { readonly sanction: Sanction; readonly onLift: () => void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const { kind, reason, endsAt } = sanction;
  const until = endsAt === null ? '' : format.format(endsAt);
  const what = say(`sanction.is.${kind}`, { reason, until, ends: endsAt === null ? 'no' : 'yes' });
  return (
    <li>
      <span>{what}</span>
      <button type="button" className="btn small" aria-label={say('sanction.lift.name', { what })} onClick={onLift}>
        {say('sanction.lift')}
      </button>
    </li>
  );
}

function SanctionForm({ onImpose }: { readonly onImpose: (wish: ImposeSanction) => void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [kind, setKind] = useState<ImposeSanction['kind']>('mute');
  const [duration, setDuration] = useState(1);
  const [reason, setReason] = useState('');
  const [kindField, durationField] = [useId(), useId()];
  const impose = () => {
    onImpose({ kind, hours: DURATIONS[duration]?.[0] ?? null, reason });
    setReason('');
  };
  return (
    <Form className="online-report" onSend={impose}>
      <div className="field">
        <label htmlFor={kindField}>{say('sanction.kind')}</label>
        <select
          id={kindField}
          className="input"
          value={kind}
          onChange={({ target }) => setKind(SANCTION_KINDS.find((each) => each === target.value) ?? 'mute')}
        >
          {SANCTION_KINDS.map((each) => (
            <option key={each} value={each}>
              {say(`sanction.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={durationField}>{say('sanction.hours')}</label>
        <select
          id={durationField}
          className="input"
          value={duration}
          onChange={({ target }) => setDuration(Number(target.value))}
        >
          {DURATIONS.map(([, text], i) => (
            <option key={text} value={i}>
              {say(text)}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={say('sanction.reason')}
        type="text"
        required
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <p>
        <button type="submit" className="btn danger">
          {say('sanction.do')}
        </button>
      </p>
    </Form>
  );
}
