import type { Kinded } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../../../art/icons/icon.tsx';
import type { TableApi } from '../../../table/game-ui.ts';
import { GuideBox } from '../../../table/guide-box.tsx';
import { type TableController, useTableState } from '../../../table/table-controller.ts';
import { type Translate, useTranslate } from '../../../texts/catalogue.ts';
import { markHintsShown, markMissionDone, shownHints } from './memory.ts';
import type { Hint, Mission, MissionTextKey } from './missions.ts';
import { idleTurns, usefulMoves } from './nudge.ts';
import { MISSION_TEXTS } from './texts.ts';
import './missions.css';

/** The first hint that fits now and was not shown yet. */
function nextHint<T, H, M extends Kinded, E extends Kinded>(
  { hints }: Mission,
  { asking, moves }: TableApi<T, H, M, E>,
  said: ReadonlySet<string>,
): Hint | null {
  if (asking === null) return null;
  const fits = ({ say, question, move }: Hint): boolean =>
    !said.has(say) && question === asking.question && (move === undefined || moves.some(({ kind }) => kind === move));
  return hints.find(fits) ?? null;
}

/** After idle turns: what is possible now, or where to look; null while nothing needs to be said. */
function nudgeText<T, H, M extends Kinded, E extends Kinded>(
  play: TableApi<T, H, M, E>,
  speak: Translate<MissionTextKey>,
): string | null {
  const { asking, moves, story, view } = play;
  if (asking === null || view.seat === null) return null;
  const n = idleTurns(
    story.map(({ event }) => event),
    view.seat,
  );
  if (n === 0) return null;
  const useful = usefulMoves(moves).map((move) => play.name(move));
  if (useful.length > 0) return speak('nudge', { n, moves: useful.join(' · ') });
  return asking.question === 'sector' ? speak('nudge.sector', { n }) : null;
}

/** A mission's briefing, its goal, new rules when they first matter, and a nudge after idle turns. */
export function MissionGuide<T, H, M extends Kinded, E extends Kinded>({
  controller,
  mission,
}: {
  readonly controller: TableController<T, H, M, E>;
  readonly mission: Mission;
}) {
  const speak = useTranslate(MISSION_TEXTS);
  const { id } = controller.session;
  const play = useTableState(controller, 'play');
  const [said, setSaid] = useState(() => shownHints(id));
  const isBriefed = said.has(mission.briefing);
  const hint = isBriefed ? nextHint(mission, play, said) : null;
  const { awaiting, view } = useTableState(controller, 'snapshot');
  const isWon = awaiting.who === 'over' && view.seat !== null && awaiting.places[view.seat] === 1;

  useEffect(() => {
    if (isWon) markMissionDone(mission.number);
  }, [isWon, mission]);

  const tick = (key: string) => {
    const now = new Set([...said, key]);
    setSaid(now);
    markHintsShown(id, now);
  };

  const goal = speak('goal', { goal: speak(mission.goal) });
  const heading = `${speak('number', { number: mission.number })} · ${speak(mission.title)}`;
  if (isBriefed && hint === null) {
    return (
      <section className="mission-goal guide" aria-label={heading}>
        <p>
          <span className="small-caps">{heading}</span> {goal}
        </p>
        <p className="mission-nudge" role="status">
          {nudgeText(play, speak)}
        </p>
      </section>
    );
  }
  const { say, rule } = hint ?? { say: mission.briefing, rule: null };
  return (
    <GuideBox name={heading} heading={isBriefed ? heading : `${heading} · ${goal}`} text={speak(say)}>
      {rule !== null && (
        <button type="button" className="btn small quiet" onClick={() => play.openAlmanac(rule)}>
          <Icon name="almanac" />
          {speak('rule')}
        </button>
      )}
      <button type="button" className="btn primary" onClick={() => tick(say)}>
        {speak(isBriefed ? 'understood' : 'begin')}
      </button>
    </GuideBox>
  );
}
