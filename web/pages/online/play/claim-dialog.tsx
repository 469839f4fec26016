import { okResult, type Seat } from '@orrery/kernel';
import type { Me } from '@orrery/protocol/api';
import { useEffect, useId, useRef, useState } from 'react';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { setMe, useMe } from '../parts/identity.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';

interface ClaimDialogProps {
  readonly live: LiveTableClient;
  readonly seat: Seat;
  readonly onDone: () => void;
}

/** Confirms taking over a seat; an anonymous user needs a name for it. */
export function ClaimDialog({ live, seat, onDone }: ClaimDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const me = useMe();
  const { preferences } = usePreferences();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  const { isBusy, problem, run } = useServerAction();
  // A new guest is reported to the page at the end, because it reopens the table then.
  const [guest, setGuest] = useState<Me | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { summary } = live.state;
  const name = summary.chairs[seat]?.sitter?.name ?? '';
  const claim = async () => {
    const done = await run(async () => {
      const somebody = me === null && guest === null ? await api.becomeGuest(preferences.name.trim()) : okResult(guest);
      if (!somebody.ok) return somebody;
      setGuest(somebody.value);
      return api.claim(summary.id, seat);
    });
    if (done === null) return;
    live.updateSummary(done.value.table);
    dialog.current?.close();
  };
  const close = () => {
    if (guest !== null) setMe(guest);
    onDone();
  };
  return (
    <dialog ref={dialog} className="dialog online-sure" aria-labelledby={title} aria-describedby={text} onClose={close}>
      <Form onSend={claim}>
        <h2 id={title}>{say('claim', { name })}</h2>
        <p id={text}>{say('claim.sure', { name })}</p>
        {me === null && guest === null && <NameField />}
        <ProblemText problem={problem} />
        <p className="online-sure-choices">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {say('sure.no')}
          </button>
          <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
            {say('claim.do')}
          </button>
        </p>
      </Form>
    </dialog>
  );
}
