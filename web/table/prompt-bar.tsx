import { firstSeat, type Kinded } from '@orrery/kernel';
import { type CSSProperties, type ReactNode, use, useId, useRef } from 'react';
import { useStore } from '../app/store.ts';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { KeyHint } from '../art/key-hint.tsx';
import { SeatToken } from '../art/seats.tsx';
import { GamePart } from './game-part.tsx';
import { guidedControlOf } from './guided-control.ts';
import { OnlineExtrasContext } from './online-extras.ts';
import { OthersTurnControls, TurnTrail } from './others-turn.tsx';
import { choiceId, type PromptChoice, withMainKind } from './prompt-choices.ts';
import { type PromptTexts, promptTexts } from './prompt-texts.ts';
import { RefusalReasons } from './reasons.tsx';
import { focusSurface } from './surface.tsx';
import { type TableController, type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { useFocusRetention } from './use-dom.ts';
import { useScreenWidth } from './use-screen-size.ts';
import { isOthersTurn } from './viewer.ts';

/** The buttons of the prompt bar in order, with their keys. */
export function buttonsOf<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): readonly PromptButton[] {
  const { ui, moveSelection, messages, formatMessage } = controller;
  const { selection, pendingTurn, play } = controller.state.get();
  if (pendingTurn === null || play.asking === null || isAnsweredElsewhere(controller)) return [];
  if (selection.options.length > 0) {
    return selection.options.map((move, i) => ({
      hotkey: i < 9 ? String(i + 1) : undefined,
      key: formatMessage(messages.move(move, play.view.table)),
      label: labelOf(controller, move),
      press: () => moveSelection.choose(move),
      note: noteOf(controller, move),
    }));
  }
  if (selection.selectedKind !== null) return [];
  const { choices, choiceKeys } = pendingTurn;
  return (ui.mainKind === undefined ? choices : withMainKind(choices, ui.mainKind(play)))
    .filter((choice) => choice.by !== 'board' || choice.kind !== play.selectedKind)
    .map((choice) => ({ ...buttonOf(controller, choice), hotkey: choiceKeys.get(choiceId(choice)) }));
}

/** Whether the answer is composed in the bar, or given at a note from another seat. */
function isAnsweredElsewhere<T, H, M extends Kinded, E extends Kinded>({
  ui,
  state,
}: TableController<T, H, M, E>): boolean {
  const { play } = state.get();
  return ui.isComposing?.(play) === true || (ui.seatNote?.seat(play) ?? null) !== null;
}

export interface PromptButton {
  readonly key: string;
  readonly label: string;
  readonly hotkey?: string | undefined;
  readonly press: () => void;
  readonly isMain?: boolean;
  readonly count?: number;
  /** A badge: what waits behind the button. */
  readonly badge?: number;
  readonly isPressed?: boolean;
  readonly isRisky?: boolean;
  /** What follows from it, in a second line. */
  readonly note?: ReactNode;
}

/** What its button says: on a page board there is no room for whole sentences. */
function labelOf<T, H, M extends Kinded, E extends Kinded>(
  { ui, state, messages, language, formatMessage }: TableController<T, H, M, E>,
  move: M,
): string {
  const { play } = state.get();
  return ui.choiceLabel?.(play, move, language) ?? formatMessage(messages.move(move, play.view.table));
}

function noteOf<T, H, M extends Kinded, E extends Kinded>(controller: TableController<T, H, M, E>, move: M): ReactNode {
  const { ChoiceNote } = controller.ui;
  return ChoiceNote && <ChoiceNote play={controller.state.get().play} move={move} />;
}

function buttonOf<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  choice: PromptChoice<M>,
): PromptButton {
  const { ui, moveSelection, translate, language } = controller;
  const { play } = controller.state.get();
  const { isMain } = choice;
  if (choice.by === 'move') {
    const label = labelOf(controller, choice.move);
    const isRisky = moveSelection.moveInputs[choice.move.kind]?.isRisky === true;
    const note = noteOf(controller, choice.move);
    return { key: label, label, isMain, isRisky, note, press: () => moveSelection.choose(choice.move) };
  }
  const label = moveSelection.moveInputs[choice.kind]?.name(language) ?? choice.kind;
  if (choice.by === 'board') {
    return {
      key: choice.kind,
      label,
      isMain,
      count: ui.featuredMoves === undefined ? choice.places : moveSelection.countPlaces(choice.kind),
      press: () => moveSelection.selectKind(choice.kind),
    };
  }
  const isPressed = play.dialogue === choice.dialogue;
  if (isPressed && ui.dialogues[choice.dialogue]?.coversBoard) {
    return { key: choice.kind, label: translate('over.close'), press: () => moveSelection.openDialogue(null) };
  }
  // Pressed again, the button leads to its open dialog: it must never close the answer to a question.
  const press = () => (isPressed ? focusSurface() : moveSelection.openDialogue(choice.dialogue));
  const waiting = ui.dialogues[choice.dialogue]?.badge?.(play.view) ?? 0;
  return { key: choice.kind, label, isMain, isPressed, badge: waiting, press };
}

interface PromptBarProps {
  readonly onEnd?: (() => void) | undefined;
}

/** The size of a request, for the style sheet. */
const questionLengthStyle = (question: string): CSSProperties & Readonly<Record<'--letters', number>> => ({
  '--letters': question.length,
});

/** Always says who decides, what is asked, and what can be done. */
export function PromptBar<T, H, M extends Kinded, E extends Kinded>({
  controller,
  onEnd,
}: TableControllerProps<T, H, M, E> & PromptBarProps) {
  const { translate } = controller;
  const { play, playback } = useStore(controller.state);
  const onlineExtras = use(OnlineExtrasContext);
  const words = useStickyPrompt(controller);
  const heading = useId();
  const ref = useFocusRetention();
  const isNarrow = useScreenWidth() === 'narrow';
  const showsPreview = isNarrow || controller.ui.board === 'page';
  const { Controls, Preview, Composer, isComposing, seatNote } = controller.ui;
  if (Composer !== undefined && play.chosen === null && isComposing?.(play)) {
    return (
      <section ref={ref} className="prompt-bar composing" aria-labelledby={heading} data-part="prompt" tabIndex={-1}>
        <h2 id={heading} className="unseen">
          {words.question}
        </h2>
        <GamePart controller={controller} part={Composer} />
        <div className="choices">
          <ReturnDevice controller={controller} />
          <Undo controller={controller} />
        </div>
      </section>
    );
  }
  const isFollowing = isOthersTurn(controller);
  const isWaiting = play.asking === null && playback.isAtRest && onEnd === undefined;
  const waitingAction = isWaiting ? (onlineExtras?.waitingAction ?? null) : null;
  const noteFrom = seatNote?.seat(play) ?? null;
  return (
    <section
      ref={ref}
      className={isFollowing ? 'prompt-bar following' : 'prompt-bar'}
      aria-labelledby={heading}
      data-part="prompt"
      tabIndex={-1}
    >
      <div className="prompt-words" style={questionLengthStyle(words.question)}>
        <span className="prompt-seats">
          {words.seats.map((seat) => (
            <SeatToken key={seat} seat={seat} size={words.seats.length > 1 ? 'small' : 'normal'} />
          ))}
        </span>
        <div>
          {words.lead !== undefined && <p className="lead">{words.lead}</p>}
          <h2 id={heading} className="question">
            {words.question}
            {words.isWaiting && <Dots />}
          </h2>
          {words.reasons.length > 0 ? (
            <RefusalReasons controller={controller} reasons={words.reasons} />
          ) : (
            !isFollowing && !(showsPreview && play.chosen !== null) && <PromptDetail words={words} />
          )}
        </div>
      </div>
      {isFollowing && <TurnTrail controller={controller} />}
      {showsPreview && play.chosen !== null && (
        <div className="prompt-preview">
          <Preview play={play} move={play.chosen} />
        </div>
      )}
      {Controls && play.asking !== null && play.chosen === null && (
        <div className="prompt-controls">
          <GamePart controller={controller} part={Controls} />
        </div>
      )}
      {isNarrow && noteFrom !== null && seatNote && <GamePart controller={controller} part={seatNote.Content} />}
      {/* Each time other controls in other places: none of them has moved. */}
      <div key={isFollowing ? 'following' : playback.isAtRest ? 'asked' : 'moving'} className="choices">
        {waitingAction}
        {isFollowing && waitingAction === null && <OthersTurnControls controller={controller} />}
        {!isFollowing && !playback.isAtRest && (
          <button type="button" className="btn quiet" onClick={() => controller.stepPlayer.skip()}>
            {translate('skip')} <KeyHint name="Esc" />
          </button>
        )}
        {play.chosen === null ? <Choices controller={controller} /> : <Confirmation controller={controller} />}
        {onEnd && (
          <button type="button" className="btn primary" onClick={onEnd}>
            {translate('end.show')}
          </button>
        )}
        <ReturnDevice controller={controller} />
        <Undo controller={controller} />
      </div>
    </section>
  );
}

/** The line beside the request: a hint where the game has one, else the details. */
function PromptDetail({ words: { detail, hint } }: { readonly words: PromptTexts }) {
  if (hint !== undefined) return <p className="why hint">{hint}</p>;
  return detail === '' ? null : <p className="why">{detail}</p>;
}

/** The device was handed over for an optional move: the way back to the player who has to decide. */
export function ReturnDevice<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { session, translate, names } = controller;
  const { isLent, awaiting } = useTableState(controller, 'snapshot');
  if (isLent !== true || awaiting.who !== 'seats') return null;
  const name = names[firstSeat(awaiting.must)] ?? '';
  return (
    <button type="button" className="btn quiet" onClick={() => session.lendDevice?.(null)}>
      {translate('lend.back', { name })}
    </button>
  );
}

/** The text of the bar; between two requests the last one stays, so that nothing flickers. */
function useStickyPrompt<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): PromptTexts {
  const words = promptTexts(controller);
  const last = useRef(words);
  if (!words.isBetween) last.current = words;
  return words.isBetween ? { ...last.current, detail: '', reasons: [], isWaiting: true } : words;
}

/** Ignores the second half of a double click, which was not meant for the next request. */
const ignoreDoubleClick =
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

/** The first line of a button: in a line of its own where a note follows, so that the longer of both sets the width. */
const ChoiceLabel = ({ hasNote, children }: { readonly hasNote: boolean; readonly children: ReactNode }) =>
  hasNote ? <span className="choice-label">{children}</span> : children;

function Choices<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { moveSelection, translate } = controller;
  const { selection } = controller.state.get();
  const isHeld = selection.selectedKind !== null || selection.options.length > 0;
  const id = useId();
  const guided = guidedControlOf(controller);
  const isGuided = (key: string) => guided?.by === 'button' && guided.key === key;
  return (
    <>
      {buttonsOf(controller).map(
        ({ key, label, hotkey, press, isMain, isRisky, count, badge = 0, isPressed, note }, i) => (
          <button
            key={key}
            type="button"
            className={`btn${(guided === null ? isMain && !isPressed : isGuided(key)) ? ' primary' : ''}${isRisky ? ' danger' : ''}`}
            data-guided={isGuided(key) ? '' : undefined}
            aria-pressed={isPressed}
            aria-disabled={selection.isSending || undefined}
            aria-describedby={note ? `${id}-${i}` : undefined}
            onClick={ignoreDoubleClick(press)}
          >
            <ChoiceLabel hasNote={note != null}>
              {label}
              {count !== undefined && (
                <span className="count">
                  <span aria-hidden="true">{count}</span>
                  <span className="unseen">{translate('places', { places: count })}</span>
                </span>
              )}
              {badge > 0 && (
                <span className="count">
                  <span aria-hidden="true">{badge}</span>
                  <span className="unseen">{translate('waiting.behind', { n: badge })}</span>
                </span>
              )}
              {hotkey && <KeyHint name={hotkey.toUpperCase()} />}
            </ChoiceLabel>
            {note && (
              <span id={`${id}-${i}`} className="choice-note" aria-hidden="true">
                {note}
              </span>
            )}
          </button>
        ),
      )}
      {isHeld && (
        <button
          type="button"
          className={guided?.by === 'cancel' ? 'btn primary' : 'btn'}
          data-guided={guided?.by === 'cancel' ? '' : undefined}
          onClick={() => moveSelection.dismissTop()}
        >
          {translate('cancel')} <KeyHint name="Esc" />
        </button>
      )}
    </>
  );
}

function Confirmation<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { moveSelection, ui, language, translate } = controller;
  const { chosen, view } = useTableState(controller, 'play');
  const isSending = useTableField(controller, 'selection', 'isSending');
  if (chosen === null || view.seat === null) return null;
  const plain = moveSelection.moveInputs[chosen.kind]?.name(language) ?? chosen.kind;
  const name = ui.confirmLabel?.(chosen, view, language) ?? plain;
  const guided = guidedControlOf(controller);
  const isWrong = guided?.by === 'cancel';
  return (
    <>
      <button
        type="button"
        className={isWrong ? 'btn' : 'btn primary'}
        data-guided={guided?.by === 'confirm' ? '' : undefined}
        aria-disabled={isSending || undefined}
        onClick={ignoreDoubleClick(() => moveSelection.confirm())}
      >
        <Icon name="check" />
        {name} <KeyHint name="↵" />
      </button>
      <button
        type="button"
        className={isWrong ? 'btn primary' : 'btn'}
        data-guided={isWrong ? '' : undefined}
        onClick={() => moveSelection.preview(null)}
      >
        {translate('cancel')} <KeyHint name="Esc" />
      </button>
    </>
  );
}

function Undo<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { moveSelection, translate } = controller;
  const undoable = useTableField(controller, 'snapshot', 'undoable');
  const isPast = useTableField(controller, 'selection', 'recalled') !== null;
  if (undoable < 1 || isPast) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => moveSelection.undo()}>
      <GameIcon name="undo" />
      {translate('undo')} <KeyHint name="U" />
    </button>
  );
}
