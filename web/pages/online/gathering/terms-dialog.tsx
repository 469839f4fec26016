import type { TableSummary } from '@orrery/protocol';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type LocalizedGame, useLocalizedGame } from '../../../app/localized-game.ts';
import { sheetSpecOf } from '../../../new-game/sheet.ts';
import '../../../new-game/new-game.css';
import { useTranslate } from '../../../texts/catalogue.ts';
import { RulesPart } from '../../new-game/sheet-form.tsx';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { createTableBody, type FriendSheet, readFriendSheet } from '../table/friend-sheet.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { TermsPart } from '../table/terms-part.tsx';

interface TermsDialogProps {
  readonly live: LiveTableClient;
  readonly onDone: () => void;
}

/** Lets the host change the terms before the game. */
export function TermsDialog(props: TermsDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { summary } = props.live.state;
  const voice = useLocalizedGame(summary.game);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog online-sure online-terms-form"
      aria-labelledby={title}
      onClose={props.onDone}
    >
      <h2 id={title}>{say('terms.change')}</h2>
      <p className="muted">{say('terms.change.text')}</p>
      {voice.state === 'ready' && voice.value ? (
        <TermsForm {...props} voiced={voice.value} onDone={() => dialog.current?.close()} />
      ) : (
        <p role="status">{say(voice.state === 'failed' ? 'failed' : 'loading')}</p>
      )}
    </dialog>
  );
}

/** The terms that a table has now, as the form shows them. */
function sheetOf(summary: TableSummary, voiced: LocalizedGame): FriendSheet {
  const { time, onTimeout, isRated, visibility, takeBacks, spectatorDelayMs, chairs } = summary;
  const terms = sheetSpecOf(voiced.game);
  // The table has a value for every option; the form has those that are not standard.
  const isStandard = (name: string, chosen: unknown) =>
    terms.gameOptions.some(
      (option) => option.name === name && option.values.some((each) => each.isStandard && each.value === chosen),
    );
  const options = Object.fromEntries(
    Object.entries(summary.options).filter(([name, chosen]) => !isStandard(name, chosen)),
  );
  const sheet = { seats: chairs.length, options };
  const agreed = { sheet, time, onTimeout, isRated, visibility, takeBacks, spectatorDelayMs };
  return readFriendSheet(terms, JSON.stringify(agreed));
}

function TermsForm({ live, voiced, onDone }: TermsDialogProps & { readonly voiced: LocalizedGame }) {
  const say = useTranslate(ONLINE_TEXTS);
  const terms = useMemo(() => sheetSpecOf(voiced.game), [voiced.game]);
  const [filled, setFilled] = useState(() => sheetOf(live.state.summary, voiced));
  const { isBusy, problem, run } = useServerAction();
  const change = (changes: Partial<FriendSheet>) => setFilled({ ...filled, ...changes });
  const send = async () => {
    const { game: _game, ...changed } = createTableBody(terms, filled);
    const done = await run(() => api.changeTerms(live.state.summary.id, changed));
    if (!done) return;
    live.updateSummary(done.value.table);
    onDone();
  };
  return (
    <Form className="sheet-form" onSend={send}>
      <TermsPart terms={terms} filled={filled} change={change} />
      <RulesPart terms={terms} sheet={filled.sheet} change={(sheet) => change({ sheet })} tell={voiced.formatMessage} />
      <ProblemText problem={problem} />
      <p className="online-sure-choices">
        <button type="button" className="btn" onClick={onDone}>
          {say('sure.no')}
        </button>
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          {say('terms.save')}
        </button>
      </p>
    </Form>
  );
}
