import { first, type Kinded } from '@orrery/kernel';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken } from '../art/seats.tsx';
import { type Choice, choicesOf } from './choices.ts';
import type { Helm, HelmProps } from './helm.ts';
import { type PromptWords, promptWords } from './prompt-words.ts';
import { Reasons } from './reasons.tsx';
import { Shown } from './shown.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useWidth } from './use-width.ts';

/** The buttons of the prompt bar in order: number keys press them. */
export function buttonsOf<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): readonly PromptButton[] {
  const { desk, holding, turn, play, voice, say } = helm;
  if (turn === null || play.asking === null) return [];
  if (holding.options.length > 0) {
    return holding.options.map((move) => ({
      key: say(voice.move(move, play.view.table)),
      label: say(voice.move(move, play.view.table)),
      press: () => desk.choose(move),
    }));
  }
  if (holding.aim !== null) return [];
  return choicesOf(turn.moves, desk.gestures)
    .filter((choice) => choice.by !== 'board' || choice.kind !== play.aim)
    .map((choice) => buttonOf(helm, choice));
}

export interface PromptButton {
  readonly key: string;
  readonly label: string;
  readonly press: () => void;
  readonly isMain?: boolean;
  readonly count?: number;
  /** What waits to be looked at behind it. */
  readonly waiting?: number;
  readonly isPressed?: boolean;
  readonly isRisky?: boolean;
}

function buttonOf<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>, choice: Choice<M>): PromptButton {
  const { furniture, desk, play, voice, say, speak, language } = helm;
  const { isMain } = choice;
  if (choice.by === 'move') {
    const label = say(voice.move(choice.move, play.view.table));
    const isRisky = desk.gestures[choice.move.kind]?.isRisky === true;
    return { key: label, label, isMain, isRisky, press: () => desk.choose(choice.move) };
  }
  const label = desk.gestures[choice.kind]?.name(language) ?? choice.kind;
  if (choice.by === 'board') {
    return { key: choice.kind, label, isMain, count: choice.places, press: () => desk.take(choice.kind) };
  }
  const isPressed = play.dialogue === choice.dialogue;
  if (isPressed && furniture.dialogues[choice.dialogue]?.isOver) {
    return { key: choice.kind, label: speak('over.close'), press: () => desk.open(null) };
  }
  const press = () => desk.open(isPressed ? null : choice.dialogue);
  const waiting = furniture.dialogues[choice.dialogue]?.badge?.(play.view) ?? 0;
  return { key: choice.kind, label, isMain, isPressed, waiting, press };
}

interface PromptBarProps {
  readonly onEnd?: (() => void) | undefined;
}

/** How much room a question asks for, for the style sheet. */
const lengthOf = (question: string): CSSProperties & Readonly<Record<'--letters', number>> => ({
  '--letters': question.length,
});

/** Always says whose decision it is, what is asked, and what can be done. */
export function PromptBar<T, H, M extends Kinded, E extends Kinded>({
  helm,
  onEnd,
}: HelmProps<T, H, M, E> & PromptBarProps) {
  const { speak, play, scene } = helm;
  const words = useHeldWords(helm);
  const heading = useId();
  const ref = useKeptFocus();
  const showsPreview = useWidth() === 'narrow' || helm.furniture.board === 'page';
  const { Controls, Preview } = helm.furniture;
  return (
    <section ref={ref} className="prompt-bar" aria-labelledby={heading} data-part="prompt" tabIndex={-1}>
      <div className="prompt-words" style={lengthOf(words.question)}>
        <span className="prompt-seats">
          {words.seats.map((seat) => (
            <SeatToken key={seat} seat={seat} size={words.seats.length > 1 ? 'small' : 'normal'} />
          ))}
        </span>
        <div>
          <h2 id={heading} className="question">
            {words.question}
            {words.isWaiting && <Dots />}
          </h2>
          {words.reasons.length > 0 ? (
            <Reasons helm={helm} reasons={words.reasons} />
          ) : (
            words.more !== '' && !(showsPreview && play.chosen !== null) && <p className="why">{words.more}</p>
          )}
        </div>
      </div>
      {showsPreview && play.chosen !== null && (
        <div className="prompt-preview">
          <Preview play={play} move={play.chosen} />
        </div>
      )}
      {Controls && play.asking !== null && play.chosen === null && (
        <div className="prompt-controls">
          <Shown part={Controls} play={play} />
        </div>
      )}
      <div className="choices">
        {!scene.isAtRest && (
          <button type="button" className="btn quiet" onClick={() => helm.director.skip()}>
            {speak('skip')} <Key name="Esc" />
          </button>
        )}
        {play.chosen === null ? <Choices helm={helm} /> : <Confirmation helm={helm} />}
        {onEnd && (
          <button type="button" className="btn primary" onClick={onEnd}>
            {speak('end.show')}
          </button>
        )}
        <GiveBack helm={helm} />
        <Undo helm={helm} />
      </div>
    </section>
  );
}

/** The device was handed over for a word in between: the way back to whoever has to decide. */
export function GiveBack<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { moment, session, speak, names } = helm;
  const { isLent, awaiting } = moment;
  if (isLent !== true || awaiting.who !== 'seats') return null;
  const name = names[first(awaiting.must)] ?? '';
  return (
    <button type="button" className="btn quiet" onClick={() => session.lend?.(null)}>
      {speak('lend.back', { name })}
    </button>
  );
}

/** What the bar says; between two questions the last one stays, so that nothing flickers. */
function useHeldWords<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): PromptWords {
  const words = promptWords(helm);
  const last = useRef(words);
  if (!words.isBetween) last.current = words;
  return words.isBetween ? { ...last.current, more: '', reasons: [], isWaiting: true } : words;
}

/** The second half of a double click was not meant for the question that came after the first. */
const once =
  (press: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) press();
  };

const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export const Key = ({ name }: { name: string }): ReactNode => (
  <span className="hotkey" aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);

function Choices<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { holding, desk, speak } = helm;
  const isHeld = holding.aim !== null || holding.options.length > 0;
  return (
    <>
      {buttonsOf(helm).map(({ key, label, press, isMain, isRisky, count, waiting = 0, isPressed }, i) => (
        <button
          key={key}
          type="button"
          className={`btn${isMain && !isPressed ? ' primary' : ''}${isRisky ? ' danger' : ''}`}
          aria-pressed={isPressed}
          aria-disabled={holding.isSending || undefined}
          onClick={once(press)}
        >
          {label}
          {count !== undefined && (
            <span className="count">
              <span aria-hidden="true">{count}</span>
              <span className="unseen">{speak('places', { places: count })}</span>
            </span>
          )}
          {waiting > 0 && (
            <span className="count">
              <span aria-hidden="true">{waiting}</span>
              <span className="unseen">{speak('waiting.behind', { n: waiting })}</span>
            </span>
          )}
          {i < 9 && <Key name={String(i + 1)} />}
        </button>
      ))}
      {isHeld && (
        <button type="button" className="btn" onClick={() => desk.letGo()}>
          {speak('cancel')} <Key name="Esc" />
        </button>
      )}
    </>
  );
}

function Confirmation<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { desk, furniture, play, holding, language, speak } = helm;
  const { chosen, view } = play;
  if (chosen === null || view.seat === null) return null;
  const plain = desk.gestures[chosen.kind]?.name(language) ?? chosen.kind;
  const name = furniture.commits?.(chosen, view, language) ?? plain;
  return (
    <>
      <button
        type="button"
        className="btn primary"
        aria-disabled={holding.isSending || undefined}
        onClick={once(() => desk.confirm())}
      >
        <Icon name="check" />
        {name} <Key name="↵" />
      </button>
      <button type="button" className="btn" onClick={() => desk.look(null)}>
        {speak('cancel')} <Key name="Esc" />
      </button>
    </>
  );
}

function Undo<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { moment, desk, holding, speak } = helm;
  if (moment.undoable < 1 || holding.memory !== null) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => desk.undo()}>
      <GameIcon name="undo" />
      {speak('undo')} <Key name="U" />
    </button>
  );
}
