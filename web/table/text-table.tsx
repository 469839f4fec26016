import { presentEdition } from '@orrery/catalog';
import type { Kinded } from '@orrery/kernel';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { isAwaited } from './awaited.ts';
import { byKind } from './choices.ts';
import type { HelmProps } from './helm.ts';
import { useLines } from './log.tsx';
import { GiveBack } from './prompt-bar.tsx';
import { promptWords } from './prompt-words.ts';
import { Reasons } from './reasons.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** So many lines of the log are listed at first. */
const LATEST = 20;

interface TextPartProps {
  readonly title: string;
  /** What it stands for in the frame of a drawn table: lessons point at it by this name. */
  readonly part: string;
  readonly children: ReactNode;
}

function Part({ title, part, children }: TextPartProps) {
  const heading = useId();
  const ref = useKeptFocus();
  return (
    <section ref={ref} tabIndex={-1} className="panel text-part" data-part={part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** The same game as headings, lists and buttons: everything that can be done on the board can be done here. */
export function TextTable<T, H, M extends Kinded, E extends Kinded>({
  helm,
  children,
}: HelmProps<T, H, M, E> & { readonly children?: ReactNode }) {
  const { speak, furniture, play, language } = helm;
  const headline = furniture.headline(play.view.table, language);
  return (
    <main className="text-table">
      {headline !== '' && <p className="muted">{headline}</p>}
      {furniture.board === 'none' && <Plain helm={helm} />}
      {children}
      <Asked helm={helm} />
      <Part title={speak('text.standing')} part="seats">
        <Standing helm={helm} />
      </Part>
      {furniture.board === 'none' ? <Drawing helm={helm} /> : <BoardList helm={helm} />}
      <Part title={speak('text.happened')} part="log">
        <Happened helm={helm} />
      </Part>
      {helm.annex?.talk.content}
    </main>
  );
}

/** Why there is no board to turn back to. */
function Plain<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { speak, rules } = helm;
  const isPresent = presentEdition(rules.id)?.edition === rules.edition;
  return (
    <div className="table-notice" role="status">
      <Icon name="info" />
      <p>{isPresent ? speak('plain') : speak('plain.edition', { edition: rules.edition })}</p>
    </div>
  );
}

/** What is asked, and every move that answers it, by its kind. */
function Asked<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { speak, desk, moment, turn, holding } = helm;
  const words = promptWords(helm);
  const isAsked = turn !== null && holding.memory === null;
  return (
    <Part title={speak('text.asked')} part="prompt">
      <p className="question">{words.question}</p>
      {words.more !== '' && <p>{words.more}</p>}
      {words.reasons.length > 0 && <Reasons helm={helm} reasons={words.reasons} />}
      {isAsked && <MoveGroups helm={helm} />}
      {isAsked && <Impossible helm={helm} />}
      <GiveBack helm={helm} />
      {moment.undoable > 0 && (
        <button type="button" className="btn" onClick={() => desk.undo()}>
          {speak('undo')}
        </button>
      )}
    </Part>
  );
}

function MoveGroups<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { furniture, rules, desk, turn, play, language, speak, say, voice } = helm;
  if (turn === null) return null;
  return [...byKind(turn.moves)].map(([kind, moves]) => {
    const gesture = desk.gestures[kind];
    const dialogue = gesture?.dialogue;
    const name = gesture?.name(language) ?? '';
    const isOpenEnded = rules.vocabulary.moves.some((each) => each.kind === kind && each.listing === 'menu');
    // Whoever is not waited for is not told what could be said, only where.
    const shown = isOpenEnded && dialogue !== undefined && !isAwaited(play) ? [] : moves;
    return (
      <div key={kind} className="move-group">
        {name !== '' && (moves.length > 1 || dialogue !== undefined) && <h3>{name}</h3>}
        {dialogue !== undefined && (
          <button type="button" className="btn small" onClick={() => desk.open(dialogue)}>
            {speak('text.open', { name })}
          </button>
        )}
        <ul>
          {shown.map((move) => {
            const words = say(voice.move(move, play.view.table));
            const brings = furniture.commits?.(move, turn.view, language) ?? null; // nothing is looked at before here
            return (
              <li key={words}>
                <button type="button" className="btn small" onClick={() => desk.make(move)}>
                  {words}
                  {brings !== null && <span className="muted"> · {brings}</span>}
                </button>
              </li>
            );
          })}
        </ul>
        {gesture === undefined && isOpenEnded && (
          <WrittenMove
            key={turn.request}
            helm={helm}
            example={moves.map((move) => rules.notation.print(move))[0] ?? ''}
          />
        )}
      </div>
    );
  });
}

/** A move of which only a few examples can be listed, and which no dialogue helps to put together. */
function WrittenMove<T, H, M extends Kinded, E extends Kinded>({
  helm,
  example,
}: HelmProps<T, H, M, E> & { readonly example: string }) {
  const { rules, desk, speak } = helm;
  const [text, setText] = useState(example);
  const [isUnread, setUnread] = useState(false);
  const field = useId();
  const make = (event: FormEvent) => {
    event.preventDefault();
    const move = rules.notation.parse(text.trim());
    setUnread(move === null);
    if (move !== null) desk.make(move);
  };
  return (
    <form className="written-move" onSubmit={make}>
      <label htmlFor={field}>{speak('text.write')}</label>
      <input
        id={field}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnread}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn small">
        {speak('text.write.make')}
      </button>
      {isUnread && <p role="alert">{speak('text.write.unread')}</p>}
    </form>
  );
}

/** Kinds of moves that the question knows but that cannot be made now, each with the first reason. */
function Impossible<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { rules, turn, desk, language, speak, reason } = helm;
  if (turn === null) return null;
  const possible = byKind(turn.moves);
  const refused = rules.vocabulary.moves.flatMap(({ kind, any }) => {
    const name = desk.gestures[kind]?.name(language);
    if (name === undefined || possible.has(kind)) return [];
    const [first] = rules.refuse(
      turn.view,
      any(turn.view.table, () => 0),
    );
    if (first === undefined || first.code.startsWith('not-now')) return [];
    return [{ kind, name, reason: reason(first) }];
  });
  if (refused.length === 0) return null;
  return (
    <details>
      <summary>{speak('text.cannot')}</summary>
      <dl>
        {refused.map((each) => (
          <div key={each.kind}>
            <dt>{each.name}</dt>
            <dd>
              <Reasons helm={helm} reasons={[each.reason]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Standing<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { voice, play, say } = helm;
  return (
    <ul>
      {voice
        .standing(play.view)
        .map((words) => say(words))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}

function BoardList<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { furniture, play, say, speak } = helm;
  const places = furniture.places(play.view, 'across');
  return (
    <Part title={speak('text.board')} part="board">
      <details>
        <summary>{speak('text.places', { places: places.length })}</summary>
        <ul className="text-places">
          {places.map(({ id, name }) => (
            <li key={id}>{say(name)}</li>
          ))}
        </ul>
      </details>
    </Part>
  );
}

/** The board as the game itself draws it in signs; nothing where a game has none, or none yet. */
function Drawing<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { voice, play, say, speak } = helm;
  const drawing = voice.drawing(play.view);
  if (drawing === '') return null;
  return (
    <Part title={speak('text.board')} part="board">
      {/* A field, so that it can be scrolled by keys wherever it is too wide. */}
      <textarea
        className="text-drawing"
        readOnly
        value={drawing}
        rows={drawing.split('\n').length}
        wrap="off"
        spellCheck={false}
        aria-label={speak('board')}
      />
      {voice.legend !== null && <p className="muted">{say(voice.legend)}</p>}
    </Part>
  );
}

function Happened<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { say, speak } = helm;
  const lines = useLines({ helm });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(-LATEST);
  return (
    <>
      {shown.length < lines.length && (
        <button type="button" className="btn small quiet" onClick={() => setWhole(true)}>
          {speak('text.more', { lines: lines.length })}
        </button>
      )}
      <ol className="text-story" start={lines.length - shown.length + 1}>
        {shown.map(({ key, words, isHead }) => (
          <li key={key} className={isHead ? 'head' : undefined}>
            {words && say(words)}
          </li>
        ))}
      </ol>
    </>
  );
}
