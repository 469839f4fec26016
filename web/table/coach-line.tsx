import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { coachWords } from './coach-words.ts';
import type { HelmProps } from './helm.ts';
import type { Coaching } from './use-coach.ts';

/** What a good player would do here, and why: on a line below the question. */
export function CoachLine<T, H, M extends Kinded, E extends Kinded>({
  helm,
  coaching,
}: HelmProps<T, H, M, E> & { readonly coaching: Coaching<M> }) {
  const { speak, say, voice, play, desk, furniture } = helm;
  if (coaching.state === 'off') return null;
  if (coaching.state !== 'ready') {
    return (
      <section className="coach-line" aria-label={speak('coach')}>
        <Icon name="hint" />
        <p>{speak(`coach.${coaching.state}`)}</p>
        {coaching.state === 'thinking' && <progress value={coaching.share} aria-label={speak('coach.thinking')} />}
      </section>
    );
  }
  const { move } = coaching.advice;
  const [first, ...more] = coachWords(coaching.advice, (each) => voice.move(each, play.view.table), say, speak);
  return (
    <section className="coach-line" aria-label={speak('coach')}>
      <Icon name="hint" />
      <p role="status">
        {first} <span className="muted runner-up">{more.join(' ')}</span>
      </p>
      {furniture.placeOf(move, play.view.table) !== null && (
        <button type="button" className="btn small quiet coach-show" onClick={() => desk.look(move)}>
          {speak('coach.show')}
        </button>
      )}
      <button type="button" className="btn small" onClick={() => desk.make(move)}>
        {speak('coach.do')}
      </button>
    </section>
  );
}
