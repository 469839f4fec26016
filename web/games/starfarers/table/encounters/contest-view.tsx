import type { ContestStat } from '@orrery/starfarers/facts';
import { seatTextArgs, sitterName } from '../../../common/sitter-names.ts';
import { ContestFrame, ContestSide } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { ballsOf } from '../ships/speed.ts';
import type { StarfarersTableApi } from '../types.ts';
import type { EncounterContest, EncounterContestSide } from './contest.ts';

const STAT_ICONS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<
  ContestStat,
  string
>;

interface ContestSideViewProps {
  readonly play: StarfarersTableApi;
  readonly duel: EncounterContest;
  readonly side: EncounterContestSide;
  readonly part: string;
  readonly isWinner: boolean;
}

function ContestSideView({ play, duel: { stat }, side, part, isWinner }: ContestSideViewProps) {
  const say = useStoryTexts();
  const { seat, balls, fittings, total, shake } = side;
  return (
    <ContestSide
      seat={seat}
      name={seat === play.view.seat ? say('you') : sitterName(play, seat)}
      part={part}
      balls={ballsOf(shake)}
      fittings={{ sign: STAT_ICONS[stat], count: fittings }}
      figures={{ balls, total }}
      word={say(`stat.${stat}`)}
      {...(isWinner && { outcome: 'won' })}
    />
  );
}

/** A contest with both sides' strengths and the winner. */
export function ContestView({ play, duel }: { play: StarfarersTableApi; duel: EncounterContest }) {
  const say = useStoryTexts();
  const { stat, own, other, isWon, odds } = duel;
  return (
    <section className="far-duel">
      <h3>{say(`contest.${stat}`)}</h3>
      <ContestFrame between={say('contest.against')}>
        <ContestSideView play={play} duel={duel} side={own} part={say(`contest.own.${stat}`)} isWinner={isWon} />
        <ContestSideView play={play} duel={duel} side={other} part={say('contest.rival')} isWinner={!isWon} />
      </ContestFrame>
      <p className="far-verdict">
        {say(isWon ? 'contest.won' : 'contest.lost', {
          ...seatTextArgs(play, own.seat),
          own: own.total,
          other: other.total,
        })}
        <small>
          {say('contest.ties', seatTextArgs(play, own.seat))} {stat !== 'boosters' && say('contest.odds', { odds })}{' '}
          {say('contest.rival-safe', seatTextArgs(play, other.seat))}
        </small>
      </p>
    </section>
  );
}
