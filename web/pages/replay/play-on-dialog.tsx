import type { Problem } from '@orrery/kernel';
import { use, useEffect, useId, useRef, useState } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { navigate } from '../../app/route.ts';
import { SeatToken, seatClass } from '../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../bots/texts.ts';
import { CHAIR_CHOICES, chairChoiceOf, choicesFor, withSitter, withSitterName } from '../../session/chairs.ts';
import type { Sitter } from '../../session/session.ts';
import { problemText } from '../../session/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { REPLAY_TEXTS } from './texts.ts';
import './play-on-dialog.css';

export interface PlayOnProps {
  readonly id: string;
  /** The entry after which the new game continues. */
  readonly seq: number;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Starts a new game from a position of an old one, optionally with other sitters. */
export function PlayOnDialog({ id, seq, sitters, isOver, onClose }: PlayOnProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const language = use(LanguageContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const about = useId();
  const [seated, seat] = useState(sitters);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const start = async () => {
    const branched = await (await openLibrary()).branch(id, seq, seated);
    if (branched.ok) navigate({ page: 'table', id: branched.value });
    else setProblem(branched.problem);
  };
  return (
    <dialog ref={dialog} className="dialog play-on" aria-labelledby={title} aria-describedby={about} onClose={onClose}>
      <h2 id={title}>{say('play-on')}</h2>
      <p id={about} className="muted">
        {say('play-on.about')} {!isOver && say('play-on.running')}
      </p>
      <ul>
        {seated.map((sitter, chair) => (
          <li key={seatClass(chair)}>
            <ChairChoice seat={chair} sitter={sitter} sitters={seated} isOver={isOver} onChange={seat} />
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p role="alert" className="reason">
          {say('play-on.problem', { why: problemText(problem, language) })}
        </p>
      )}
      <p className="play-on-choices">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {say('cancel')}
        </button>
        <button type="button" className="btn primary" onClick={start}>
          {say('play-on.start')}
        </button>
      </p>
    </dialog>
  );
}

interface ChairChoiceProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

function ChairChoice({ seat, sitter, sitters, isOver, onChange }: ChairChoiceProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const { preferences } = usePreferences();
  const sayLevel = useTranslate(LEVEL_TEXTS);
  const choices = choicesFor(sitter, isOver);
  return (
    <fieldset className="chair-choice">
      <legend className="unseen">{say('play-on.seat', { n: seat + 1 })}</legend>
      <SeatToken seat={seat} />
      <input
        className="input"
        value={sitter.name}
        maxLength={24}
        aria-label={say('play-on.name', { n: seat + 1 })}
        readOnly={sitter.kind === 'bot'}
        onChange={({ target }) => onChange(withSitterName(sitters, seat, target.value))}
      />
      <select
        className="input"
        aria-label={say('play-on.seat', { n: seat + 1 })}
        value={chairChoiceOf(sitter)}
        onChange={({ target }) => {
          const chair = CHAIR_CHOICES.find((each) => each === target.value);
          if (chair !== undefined) onChange(withSitter(sitters, seat, chair, preferences.name));
        }}
      >
        {choices.map((chair) => (
          <option key={chair} value={chair}>
            {chair === 'person' ? say(chair) : say('bot', { level: sayLevel(`level.${chair}`) })}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
