import type { Reason } from '../../table/furniture.ts';
import { useCommon } from './texts.ts';

/** Who opens the almanac at a rule. */
export interface Consulting {
  consult(rule: string): void;
}

/** Why not, with the way to the rule that says so. */
export function Why({ play, reason }: { play: Consulting; reason: Reason | undefined }) {
  const say = useCommon();
  if (reason === undefined) return null;
  return (
    <span className="common-why" role="status">
      {reason.text}
      {reason.rule !== '' && (
        <button type="button" className="common-link" onClick={() => play.consult(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}

/** The way to what the almanac says of it all, below a dialogue. */
export function Almanac({ play, rule, children }: { play: Consulting; rule: string; children: string }) {
  return (
    <p className="common-note muted">
      <button type="button" className="common-link" onClick={() => play.consult(rule)}>
        {children}
      </button>
    </p>
  );
}
