import type { Kinded } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { GuideBox } from '../../table/guide-box.tsx';
import type { Helm } from '../../table/helm.ts';
import { type Speak, useSpeak } from '../../texts/catalogue.ts';
import type { PuzzleSession, Solving } from './puzzle-session.ts';
import { PUZZLE_TEXTS } from './texts.ts';
import './puzzles.css';

interface GuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly session: PuzzleSession<T, H, B, M, E, O, K>;
  readonly helm: Helm<T, H, M, E>;
  readonly number: number;
  readonly many: number;
  /** Why the solution is good. */
  readonly reason: string;
}

/** The task, what is thought of each answer, and the ways on. */
export function PuzzleGuide<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: GuideProps<T, H, B, M, E, O, K>) {
  const { session, number, many } = props;
  const speak = useSpeak(PUZZLE_TEXTS);
  const solving = useSyncExternalStore(session.subscribe, () => session.solving);
  const { stage, line } = solving;
  const done = line.length;
  // A hint is for the decision it was asked for.
  const [hinted, setHinted] = useState(-1);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);

  // Whoever has moved a piece by keys finds the way on under the finger; nobody is taken away from where they are.
  useEffect(() => {
    if (stage !== 'asked' && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [stage]);

  const asks = stage === 'asked' || stage === 'onwards';
  const isEnd = stage === 'solved' || (stage === 'shown' && !solving.isPlaying);
  return (
    <GuideBox
      name={speak('guide')}
      heading={speak('place', { number, many })}
      text={
        <>
          <Answer {...props} solving={solving} />
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
        <button type="button" className="btn small quiet" onClick={() => session.show()}>
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
        <Link ref={main} to={wayOn(session.terms.game, number, many)} className="btn primary">
          {speak(number < many ? 'next' : 'all')}
        </Link>
      )}
    </GuideBox>
  );
}

const wayOn = (game: string, number: number, many: number) =>
  number < many ? ({ page: 'puzzles', game, number: number + 1 } as const) : ALL;
const ALL = { page: 'puzzles', game: null, number: null } as const;

/** Which kind of move it is, by the name its button has. */
function hintOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { session, helm: { furniture, language } }: GuideProps<T, H, B, M, E, O, K>,
  speak: Speak<keyof (typeof PUZZLE_TEXTS)['en']>,
): string {
  const { best } = session;
  if (best === null) return '';
  const kind: M['kind'] = best.kind;
  const gesture = furniture.gestures[kind];
  return gesture === undefined ? '' : speak('hint.kind', { kind: gesture.name(language) });
}

/** What is said to what was done. */
function Answer<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  session,
  helm: { play },
  reason,
  solving: { stage, verdict, made, line, of, isPlaying },
}: GuideProps<T, H, B, M, E, O, K> & { readonly solving: Solving }): ReactNode {
  const speak = useSpeak(PUZZLE_TEXTS);
  const move = made === null ? '' : play.say(made);
  if (stage === 'asked') return `${speak('ask')} ${speak('moves', { n: of })}`;
  if (stage === 'onwards') return speak('onwards', { move });
  if (stage === 'judged' && verdict !== null && verdict.kind !== 'best')
    return speak(verdict.kind, { ...verdict, move });
  if (stage === 'shown' && isPlaying) return made === null ? speak('showing') : speak('showing.move', { move });
  const { rash } = session;
  const moves = line.map((words) => play.say(words)).join(' · ');
  const [said, hope] = [play.say(rash.words), 'hope' in rash.verdict ? rash.verdict.hope : 0];
  return (
    <>
      <strong>{speak(stage === 'solved' ? 'solved' : 'solution')}</strong> {reason}{' '}
      <span className="puzzle-figures muted">
        {speak('chance', { hope: session.worth })} {speak('rash', { move: said, hope })}
      </span>
      <span className="puzzle-line muted">{moves}</span>
    </>
  );
}
