import { presentEdition } from '@orrery/catalog';
import type { Kinded } from '@orrery/kernel';
import { type FormEvent, type ReactNode, use, useEffect, useId, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Icon } from '../art/icons/icon.tsx';
import { useLogLines } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { OthersTurnControls } from './others-turn.tsx';
import { ReturnDevice } from './prompt-bar.tsx';
import { movesByKind } from './prompt-choices.ts';
import { promptTexts } from './prompt-texts.ts';
import { RefusalReasons } from './reasons.tsx';
import { type TableControllerProps, useTableState } from './table-controller.ts';
import { useFocusRetention } from './use-dom.ts';
import { isAwaited, isOthersTurn } from './viewer.ts';

/** Number of log lines listed at first. */
const LATEST_LINE_COUNT = 20;

interface TextPartProps {
  readonly title: string;
  /** The corresponding part of a drawn table: lessons refer to it by this name. */
  readonly part: string;
  readonly children: ReactNode;
}

function TextSection({ title, part, children }: TextPartProps) {
  const heading = useId();
  const ref = useFocusRetention();
  return (
    <section ref={ref} tabIndex={-1} className="panel text-part" data-part={part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** The same game as headings, lists and buttons: everything the board can do can be done here. */
export function TextTable<T, H, M extends Kinded, E extends Kinded>({
  controller,
  children,
}: TableControllerProps<T, H, M, E> & { readonly children?: ReactNode }) {
  const { translate, ui, language } = controller;
  const { play } = useStore(controller.state);
  const onlineExtras = use(OnlineExtrasContext);
  const headline = ui.headline(play.view.table, language);
  // What happened is told in the list of events; there is no picture of it to look at.
  useEffect(() => {
    if (play.moment !== null) controller.moveSelection.passMoment();
  }, [controller, play.moment]);
  return (
    <main className="text-table">
      {headline !== '' && <p className="muted">{headline}</p>}
      {ui.board === 'none' && <NoBoardNote controller={controller} />}
      {children}
      <AskedSection controller={controller} />
      <TextSection title={translate('text.standing')} part="seats">
        <StandingSection controller={controller} />
      </TextSection>
      {ui.board === 'none' ? <BoardDrawing controller={controller} /> : <BoardList controller={controller} />}
      <TextSection title={translate('text.happened')} part="log">
        <RecentEvents controller={controller} />
      </TextSection>
      {onlineExtras?.chat.content}
    </main>
  );
}

/** Why there is no board to switch to. */
function NoBoardNote<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { translate, rules } = controller;
  const isPresent = presentEdition(rules.id)?.edition === rules.edition;
  return (
    <div className="table-notice" role="status">
      <Icon name="info" />
      <p>{isPresent ? translate('plain') : translate('plain.edition', { edition: rules.edition })}</p>
    </div>
  );
}

/** The request and all moves that answer it, by kind. */
function AskedSection<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { translate, moveSelection } = controller;
  const { snapshot, pendingTurn, selection } = useStore(controller.state);
  const words = promptTexts(controller);
  const isAsked = pendingTurn !== null && selection.recalled === null;
  return (
    <TextSection title={translate('text.asked')} part="prompt">
      <p className="question">{words.question}</p>
      {words.detail !== '' && <p>{words.detail}</p>}
      {words.reasons.length > 0 && <RefusalReasons controller={controller} reasons={words.reasons} />}
      {isAsked && <MoveGroups controller={controller} />}
      {isAsked && <UnavailableMoves controller={controller} />}
      {isOthersTurn(controller) && <OthersTurnControls controller={controller} />}
      <ReturnDevice controller={controller} />
      {snapshot.undoable > 0 && (
        <button type="button" className="btn" onClick={() => moveSelection.undo()}>
          {translate('undo')}
        </button>
      )}
    </TextSection>
  );
}

function MoveGroups<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { ui, rules, moveSelection, language, translate, formatMessage, messages } = controller;
  const { pendingTurn, play } = useStore(controller.state);
  if (pendingTurn === null) return null;
  return [...movesByKind(pendingTurn.moves)].map(([kind, moves]) => {
    const gesture = moveSelection.moveInputs[kind];
    const dialogue = gesture?.dialogue;
    const name = gesture?.name(language) ?? '';
    const isOpenEnded = rules.vocabulary.moves.some((each) => each.kind === kind && each.listing === 'menu');
    // A player who is not waited for sees only where to find optional moves.
    const shown = isOpenEnded && dialogue !== undefined && !isAwaited(play) ? [] : moves;
    return (
      <div key={kind} className="move-group">
        {name !== '' && (moves.length > 1 || dialogue !== undefined) && <h3>{name}</h3>}
        {dialogue !== undefined && (
          <button type="button" className="btn small" onClick={() => moveSelection.openDialogue(dialogue)}>
            {translate('text.open', { name })}
          </button>
        )}
        <ul>
          {shown.map((move) => {
            const words = formatMessage(messages.move(move, play.view.table));
            const brings = ui.confirmLabel?.(move, pendingTurn.view, language) ?? null; // here nothing is previewed first
            return (
              <li key={words}>
                <button type="button" className="btn small" onClick={() => moveSelection.playMove(move)}>
                  {words}
                  {brings !== null && <span className="muted"> · {brings}</span>}
                </button>
              </li>
            );
          })}
        </ul>
        {gesture === undefined && isOpenEnded && (
          <WrittenMove
            key={pendingTurn.request}
            controller={controller}
            example={moves.map((move) => rules.notation.print(move))[0] ?? ''}
          />
        )}
      </div>
    );
  });
}

/** A move with only a few listed examples and without a dialog to compose it. */
function WrittenMove<T, H, M extends Kinded, E extends Kinded>({
  controller,
  example,
}: TableControllerProps<T, H, M, E> & { readonly example: string }) {
  const { rules, moveSelection, translate } = controller;
  const [text, setText] = useState(example);
  const [isUnread, setUnread] = useState(false);
  const field = useId();
  const make = (event: FormEvent) => {
    event.preventDefault();
    const move = rules.notation.parse(text.trim());
    setUnread(move === null);
    if (move !== null) moveSelection.playMove(move);
  };
  return (
    <form className="written-move" onSubmit={make}>
      <label htmlFor={field}>{translate('text.write')}</label>
      <input
        id={field}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnread}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn small">
        {translate('text.write.make')}
      </button>
      {isUnread && <p role="alert">{translate('text.write.unread')}</p>}
    </form>
  );
}

/** Kinds of moves of this request that are illegal now, each with the first reason. */
function UnavailableMoves<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { rules, moveSelection, language, translate, refusalReason } = controller;
  const pendingTurn = useTableState(controller, 'pendingTurn');
  if (pendingTurn === null) return null;
  const possible = movesByKind(pendingTurn.moves);
  const refused = rules.vocabulary.moves.flatMap(({ kind, any }) => {
    const name = moveSelection.moveInputs[kind]?.name(language);
    if (name === undefined || possible.has(kind)) return [];
    const [first] = rules.refuse(
      pendingTurn.view,
      any(pendingTurn.view.table, () => 0),
    );
    if (first === undefined || first.code.startsWith('not-now')) return [];
    return [{ kind, name, reason: refusalReason(first) }];
  });
  if (refused.length === 0) return null;
  return (
    <details>
      <summary>{translate('text.cannot')}</summary>
      <dl>
        {refused.map((each) => (
          <div key={each.kind}>
            <dt>{each.name}</dt>
            <dd>
              <RefusalReasons controller={controller} reasons={[each.reason]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function StandingSection<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { messages, formatMessage } = controller;
  const play = useTableState(controller, 'play');
  return (
    <ul>
      {messages
        .standing(play.view)
        .map((words) => formatMessage(words))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}

function BoardList<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { ui, formatMessage, translate } = controller;
  const play = useTableState(controller, 'play');
  const places = ui.places(play.view, 'across');
  return (
    <TextSection title={translate('text.board')} part="board">
      <details>
        <summary>{translate('text.places', { places: places.length })}</summary>
        <ul className="text-places">
          {places.map(({ id, name }) => (
            <li key={id}>{formatMessage(name)}</li>
          ))}
        </ul>
      </details>
    </TextSection>
  );
}

/** The game's own text drawing of the board; nothing if it has none. */
function BoardDrawing<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { messages, formatMessage, translate } = controller;
  const play = useTableState(controller, 'play');
  const drawing = messages.drawing(play.view);
  if (drawing === '') return null;
  return (
    <TextSection title={translate('text.board')} part="board">
      {/* A focusable region, so that it can be scrolled by keys when it is too wide. */}
      <textarea
        className="text-drawing"
        readOnly
        value={drawing}
        rows={drawing.split('\n').length}
        wrap="off"
        spellCheck={false}
        aria-label={translate('board')}
      />
      {messages.legend !== null && <p className="muted">{formatMessage(messages.legend)}</p>}
    </TextSection>
  );
}

function RecentEvents<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { formatMessage, translate } = controller;
  const lines = useLogLines({ controller });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(-LATEST_LINE_COUNT);
  return (
    <>
      {shown.length < lines.length && (
        <button type="button" className="btn small quiet" onClick={() => setWhole(true)}>
          {translate('text.more', { lines: lines.length })}
        </button>
      )}
      <ol className="text-story" start={lines.length - shown.length + 1}>
        {shown.map(({ key, words, isHead }) => (
          <li key={key} className={isHead ? 'head' : undefined}>
            {words && formatMessage(words)}
          </li>
        ))}
      </ol>
    </>
  );
}
