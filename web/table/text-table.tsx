import type { Kinded } from '@orrery/kernel';
import { type ReactNode, useId, useState } from 'react';
import { byKind } from './choices.ts';
import type { HelmProps } from './helm.ts';
import { useLines } from './log.tsx';
import { promptWords } from './prompt-words.ts';
import { Reasons } from './reasons.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** So many lines of the log are listed at first. */
const LATEST = 20;

interface TextPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: TextPartProps) {
  const heading = useId();
  const ref = useKeptFocus();
  return (
    <section ref={ref} tabIndex={-1} className="panel text-part" aria-labelledby={heading}>
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
  return (
    <main className="text-table">
      <p className="muted">{furniture.headline(play.view.table, language)}</p>
      {children}
      <Asked helm={helm} />
      <Part title={speak('text.standing')}>
        <Standing helm={helm} />
      </Part>
      <Part title={speak('text.board')}>
        <BoardList helm={helm} />
      </Part>
      <Part title={speak('text.happened')}>
        <Happened helm={helm} />
      </Part>
      {helm.annex?.talk.content}
    </main>
  );
}

/** What is asked, and every move that answers it, by its kind. */
function Asked<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { speak, desk, moment, turn, holding } = helm;
  const words = promptWords(helm);
  const isAsked = turn !== null && holding.memory === null;
  return (
    <Part title={speak('text.asked')}>
      <p className="question">{words.question}</p>
      {words.more !== '' && <p>{words.more}</p>}
      {words.reasons.length > 0 && <Reasons helm={helm} reasons={words.reasons} />}
      {isAsked && <MoveGroups helm={helm} />}
      {isAsked && <Impossible helm={helm} />}
      {moment.undoable > 0 && (
        <button type="button" className="btn" onClick={() => desk.undo()}>
          {speak('undo')}
        </button>
      )}
    </Part>
  );
}

function MoveGroups<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { furniture, desk, turn, play, language, speak, say, voice } = helm;
  if (turn === null) return null;
  return [...byKind(turn.moves)].map(([kind, moves]) => {
    const gesture = desk.gestures[kind];
    const dialogue = gesture?.dialogue;
    const name = gesture?.name(language) ?? kind;
    return (
      <div key={kind} className="move-group">
        {(moves.length > 1 || dialogue !== undefined) && <h3>{name}</h3>}
        {dialogue !== undefined && (
          <button type="button" className="btn small" onClick={() => desk.open(dialogue)}>
            {speak('text.open', { name })}
          </button>
        )}
        <ul>
          {moves.map((move) => {
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
      </div>
    );
  });
}

/** Kinds of moves that the question knows but that cannot be made now, each with the first reason. */
function Impossible<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { rules, turn, desk, language, speak, reason } = helm;
  if (turn === null) return null;
  const possible = byKind(turn.moves);
  const refused = rules.vocabulary.moves.flatMap(({ kind, any }) => {
    if (possible.has(kind)) return [];
    const [first] = rules.refuse(
      turn.view,
      any(turn.view.table, () => 0),
    );
    if (first === undefined || first.code.startsWith('not-now')) return [];
    return [{ kind, name: desk.gestures[kind]?.name(language) ?? kind, reason: reason(first) }];
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
    <details>
      <summary>{speak('text.places', { places: places.length })}</summary>
      <ul className="text-places">
        {places.map(({ id, name }) => (
          <li key={id}>{say(name)}</li>
        ))}
      </ul>
    </details>
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
