import type { Kinded, Problem } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { sayProblem } from '../session/texts.ts';
import type { HelmProps } from './helm.ts';
import { useLines } from './log.tsx';
import { Key } from './prompt-bar.tsx';

/** The past is on the table: says so, and leads back. */
function Recalled<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { holding, desk, speak, say } = helm;
  const lines = useLines({ helm });
  const { memory } = holding;
  if (memory === null) return null;
  const line = lines.findLast(({ seq }) => seq <= memory.seq)?.words;
  return (
    <div className="table-notice recalled" role="status">
      <Icon name="clock" />
      <p>{speak('memory', { line: line ? say(line) : '' })}</p>
      <button type="button" className="btn small primary" onClick={() => desk.backToNow()}>
        {speak('back-to-now')} <Key name="Esc" />
      </button>
    </div>
  );
}

/** Things happened while nobody looked: they can be shown one after the other. */
function Meanwhile<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { scene, director, speak } = helm;
  if (scene.meanwhile === 0) return null;
  return (
    <div className="table-notice" role="status">
      <Icon name="replay" />
      <p>{speak('meanwhile', { steps: scene.meanwhile })}</p>
      <button type="button" className="btn small" onClick={() => director.showMeanwhile()}>
        {speak('meanwhile.show')}
      </button>
      <button type="button" className="btn small quiet" onClick={() => director.dismissMeanwhile()}>
        {speak('meanwhile.skip')}
      </button>
    </div>
  );
}

/** What stands between the bar and the board: the past, what was missed, and what is wrong. */
export function Notices<T, H, M extends Kinded, E extends Kinded>({
  helm,
  problem,
}: HelmProps<T, H, M, E> & { readonly problem: Problem | null }) {
  const { moment, language, annex, speak } = helm;
  const problems = [moment.trouble, moment.unkept, problem].filter((each) => each !== null);
  return (
    <>
      {problems.map((each) => (
        <div key={each.code} className="table-notice trouble" role="alert">
          <Icon name="warn" />
          <p>{sayProblem(each, language)}</p>
        </div>
      ))}
      {moment.company?.isLinked === false && moment.trouble === null && (
        <div className="table-notice" role="status">
          <Icon name="clock" />
          <p>{speak('lost')}</p>
        </div>
      )}
      {annex?.notices}
      <Recalled helm={helm} />
      <Meanwhile helm={helm} />
    </>
  );
}
