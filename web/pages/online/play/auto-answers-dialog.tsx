import type { AutoAnswersResponse } from '@orrery/protocol/api';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocalizedGame } from '../../../app/localized-game.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import type { OnlineSeat, QuickAnswer } from './online-seat.tsx';

type AutoAnswers = AutoAnswersResponse['answers'];

interface AutoAnswersDialogProps {
  readonly live: LiveTableClient;
  readonly seat: OnlineSeat;
  readonly onDone: () => void;
}

/**
 * Standing automatic answers, so that correspondence games do not wait days for a “no”: the active and the possible
 * ones.
 */
export function AutoAnswersDialog({ live, seat, onDone }: AutoAnswersDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const voice = useLocalizedGame(summary.game, summary.edition);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  const [answers, setAnswers] = useState<AutoAnswers | null>(null);
  const { isBusy, problem, run } = useServerAction();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void run(() => api.autoAnswers(summary.id)).then((done) => done && setAnswers(done.value.answers));
  }, [run, summary.id]);
  const keep = async (next: AutoAnswers) => {
    const done = await run(() => api.setAutoAnswers(summary.id, next));
    if (done) setAnswers(done.value.answers);
  };
  const nameOf = (move: string): string => {
    const words = seat.moveMessage(move);
    return words !== null && voice.state === 'ready' && voice.value ? voice.value.formatMessage(words) : move;
  };
  const stands = ({ question, move }: QuickAnswer) =>
    answers?.some((each) => each.question === question && each.move === move) ?? false;
  const others = (question: string): AutoAnswers => answers?.filter((each) => each.question !== question) ?? [];
  const quick = seat.quickAnswers().filter((each) => !stands(each));
  const [asked] = useState(() => seat.earlierAnswers());
  const earlier = asked.filter((each) => !stands(each));
  const offered = (heading: 'auto-answers.current' | 'auto-answers.earlier', shown: readonly QuickAnswer[]) =>
    shown.length > 0 && (
      <>
        <h3>{say(heading)}</h3>
        <p className="page-choices">
          {shown.map(({ question, move }) => (
            <button
              key={`${question} ${move}`}
              type="button"
              className="btn"
              aria-disabled={isBusy || undefined}
              onClick={() => void keep([...others(question), { question, move }])}
            >
              {say('auto-answers.add', { move: nameOf(move) })}
            </button>
          ))}
        </p>
      </>
    );
  return (
    <dialog
      ref={dialog}
      className="dialog online-sure"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onDone}
    >
      <h2 id={title}>{say('auto-answers')}</h2>
      <p id={text}>{say('auto-answers.text')}</p>
      <ul className="online-rows">
        {answers?.map(({ question, move }) => (
          <li key={question}>
            <span>{say('auto-answers.active', { move: nameOf(move) })}</span>
            <button
              type="button"
              className="btn small"
              aria-disabled={isBusy || undefined}
              aria-label={say('auto-answers.remove.name', { move: nameOf(move) })}
              onClick={() => void keep(others(question))}
            >
              {say('auto-answers.remove')}
            </button>
          </li>
        ))}
      </ul>
      {answers !== null && offered('auto-answers.current', quick)}
      {answers !== null && offered('auto-answers.earlier', earlier)}
      {answers?.length === 0 && quick.length + earlier.length === 0 && (
        <p className="muted">{say('auto-answers.none')}</p>
      )}
      <ProblemText problem={problem} />
      <p className="online-sure-choices">
        <button type="button" className="btn primary" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </p>
    </dialog>
  );
}
