import type { StandingAnswer } from '@orrery/protocol/api';
import { useEffect, useId, useRef, useState } from 'react';
import { useVoice } from '../../../app/voice.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import type { LiveTable } from '../table/live-table.ts';
import { useLive } from '../table/use-live.ts';
import type { OnlineSeat, QuickAnswer } from './online-seat.tsx';

type Standing = StandingAnswer['answers'];

interface StandingDialogProps {
  readonly live: LiveTable;
  readonly seat: OnlineSeat;
  readonly onDone: () => void;
}

/** Questions that one always answers alike, so that days do not pass over a “no”: what stands, and what could. */
export function StandingDialog({ live, seat, onDone }: StandingDialogProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const voice = useVoice(card.game, card.edition);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  const [answers, setAnswers] = useState<Standing | null>(null);
  const { isBusy, problem, run } = useDeed();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void run(() => api.standing(card.id)).then((done) => done && setAnswers(done.value.answers));
  }, [run, card.id]);
  const keep = async (next: Standing) => {
    const done = await run(() => api.setStanding(card.id, next));
    if (done) setAnswers(done.value.answers);
  };
  const nameOf = (move: string): string => {
    const words = seat.wordsOf(move);
    return words !== null && voice.state === 'ready' && voice.value ? voice.value.say(words) : move;
  };
  const stands = ({ question, move }: QuickAnswer) =>
    answers?.some((each) => each.question === question && each.move === move) ?? false;
  const others = (question: string): Standing => answers?.filter((each) => each.question !== question) ?? [];
  const quick = seat.quickAnswers().filter((each) => !stands(each));
  return (
    <dialog
      ref={dialog}
      className="dialog online-sure"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onDone}
    >
      <h2 id={title}>{say('standing')}</h2>
      <p id={text}>{say('standing.text')}</p>
      <ul className="online-rows">
        {answers?.map(({ question, move }) => (
          <li key={question}>
            <span>{say('standing.is', { move: nameOf(move) })}</span>
            <button
              type="button"
              className="btn small"
              aria-disabled={isBusy || undefined}
              aria-label={say('standing.end.name', { move: nameOf(move) })}
              onClick={() => void keep(others(question))}
            >
              {say('standing.end')}
            </button>
          </li>
        ))}
      </ul>
      {answers !== null && quick.length > 0 && (
        <>
          <h3>{say('standing.now')}</h3>
          <p className="page-choices">
            {quick.map(({ question, move }) => (
              <button
                key={move}
                type="button"
                className="btn"
                aria-disabled={isBusy || undefined}
                onClick={() => void keep([...others(question), { question, move }])}
              >
                {say('standing.make', { move: nameOf(move) })}
              </button>
            ))}
          </p>
        </>
      )}
      {answers?.length === 0 && quick.length === 0 && <p className="muted">{say('standing.none')}</p>}
      <Trouble problem={problem} />
      <p className="online-sure-choices">
        <button type="button" className="btn primary" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </p>
    </dialog>
  );
}
