import type { RefusalReason } from '../../table/game-ui.ts';
import { useCommonTexts } from './texts.ts';

/** Opens the almanac at a rule. */
export interface AlmanacOpener {
  openAlmanac(rule: string): void;
}

/** Why a move is refused, with a link to the rule. */
export function RefusalNote({ play, reason }: { play: AlmanacOpener; reason: RefusalReason | undefined }) {
  const say = useCommonTexts();
  if (reason === undefined) return null;
  return (
    <span className="common-why" role="status">
      {reason.text}
      {reason.rule !== '' && (
        <button type="button" className="common-link" onClick={() => play.openAlmanac(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}

/** A link below a dialogue to the almanac's page about it. */
export function AlmanacLink({ play, rule, children }: { play: AlmanacOpener; rule: string; children: string }) {
  return (
    <p className="common-note muted">
      <button type="button" className="common-link" onClick={() => play.openAlmanac(rule)}>
        {children}
      </button>
    </p>
  );
}
