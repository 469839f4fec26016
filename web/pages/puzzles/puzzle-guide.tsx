import type { Kinded } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { GuideBox } from '../../table/guide-box.tsx';
import type { TableController } from '../../table/table-controller.ts';
import { type Translate, useTranslate } from '../../texts/catalogue.ts';
import type { PuzzleSession, PuzzleState } from './puzzle-session.ts';
import { PUZZLE_TEXTS } from './texts.ts';
import './puzzles.css';

interface PuzzleGuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly session: PuzzleSession<T, H, B, M, E, O, K>;
  readonly controller: TableController<T, H, M, E>;
  readonly number: number;
  readonly puzzleCount: number;
}

/** The task, the judgement of each answer, and the next actions. */
export function PuzzleGuide<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: PuzzleGuideProps<T, H, B, M, E, O, K>,
) {
  const { session, number, puzzleCount } = props;
  const speak = useTranslate(PUZZLE_TEXTS);
  const solving = useSyncExternalStore(session.subscribe, () => session.state);
  const { stage, solutionMoves } = solving;
  const done = solutionMoves.length;
  // A hint is valid for one decision.
  const [hinted, setHinted] = useState(-1);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);

  // After a move by keyboard the focus goes to the next button; otherwise the focus stays where it is.
  useEffect(() => {
    if (stage !== 'asked' && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [stage]);

  const asks = stage === 'asked' || stage === 'onwards';
  const isEnd = stage === 'solved' || (stage === 'shown' && !solving.isPlaying);
  return (
    <GuideBox
      name={speak('guide')}
      heading={speak('place', { number, many: puzzleCount })}
      text={
        <>
          <AnswerText {...props} solving={solving} />
          {asks && hinted === done && ` ${hintOf(props, speak)}`}
        </>
      }
    >
      {asks && hinted !== done && (
        <button type="button" className="btn small quiet" onClick={() => setHinted(done)}>
          <Icon name="hint" />
          {speak('hint')}
        </button>
      )}
      {(asks || stage === 'judged') && (
        <button type="button" className="btn small quiet" onClick={() => session.playSolution()}>
          {speak('show')}
        </button>
      )}
      {stage === 'judged' && (
        <button ref={main} type="button" className="btn primary" onClick={() => session.again()}>
          {speak('again')}
        </button>
      )}
      {isEnd && (
        <button type="button" className="btn small quiet" onClick={() => session.again()}>
          {speak('anew')}
        </button>
      )}
      {isEnd && (
        <Link ref={main} to={nextPuzzleRoute(session.terms.game, number, puzzleCount)} className="btn primary">
          {speak(number < puzzleCount ? 'next' : 'all')}
        </Link>
      )}
    </GuideBox>
  );
}

const nextPuzzleRoute = (game: string, number: number, many: number) =>
  number < many ? ({ page: 'puzzles', game, number: number + 1 } as const) : ALL_PUZZLES_ROUTE;
const ALL_PUZZLES_ROUTE = { page: 'puzzles', game: null, number: null } as const;

/** The kind of move, by its button's label. */
function hintOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { session, controller: { ui, language } }: PuzzleGuideProps<T, H, B, M, E, O, K>,
  speak: Translate<keyof (typeof PUZZLE_TEXTS)['en']>,
): string {
  const { best } = session;
  if (best === null) return '';
  const kind: M['kind'] = best.kind;
  const gesture = ui.moveInputs[kind];
  return gesture === undefined ? '' : speak('hint.kind', { kind: gesture.name(language) });
}

/** The response to the user's move. */
function AnswerText<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  session,
  controller: { formatMessage, ui },
  solving: { stage, verdict, lastMove, solutionMoves, solutionLength, isPlaying },
}: PuzzleGuideProps<T, H, B, M, E, O, K> & { readonly solving: PuzzleState }): ReactNode {
  const speak = useTranslate(PUZZLE_TEXTS);
  const move = lastMove === null ? '' : formatMessage(lastMove);
  if (stage === 'asked') return `${speak('ask')} ${speak('moves', { n: solutionLength })}`;
  if (stage === 'onwards') return speak('onwards', { move });
  if (stage === 'judged' && verdict !== null && verdict.kind !== 'best')
    return speak(verdict.kind, { ...verdict, move });
  if (stage === 'shown' && isPlaying) return lastMove === null ? speak('showing') : speak('showing.move', { move });
  const { temptingMove } = session;
  const { table } = session.snapshot.view;
  const { reasons } = ui;
  const lines = solutionMoves.map((words, i) => {
    const why =
      reasons === undefined ? [] : session.reasonsOf(i).map((merit) => formatMessage(reasons.messageOf(merit, table)));
    return { move: formatMessage(words), why: why.join(' ') };
  });
  const [said, winChance] = [
    formatMessage(temptingMove.words),
    'winChance' in temptingMove.verdict ? temptingMove.verdict.winChance : 0,
  ];
  return (
    <>
      <strong>{speak(stage === 'solved' ? 'solved' : 'solution')}</strong>{' '}
      <span className="puzzle-figures muted">
        {speak('chance', { winChance: session.solutionPercent })} {speak('rash', { move: said, winChance })}
      </span>
      {lines.map(({ move, why }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move can be made twice
        <span key={i} className="puzzle-line">
          <span className="puzzle-move">{move}</span>
          {why !== '' && `: ${why}`}
        </span>
      ))}
    </>
  );
}
