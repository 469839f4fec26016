import type { Stat } from '@orrery/starfarers/facts';
import { nameOf, whoIs } from '../../../common/who.ts';
import { Contest, ContestSide } from '../../art/encounter/book.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { ballsOf } from '../ships/speed.ts';
import type { Duel, Side } from './contest.ts';

const SIGNS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<Stat, string>;

interface DuelSideProps {
  readonly play: FarPlay;
  readonly duel: Duel;
  readonly side: Side;
  readonly part: string;
  readonly isWinner: boolean;
}

function DuelSide({ play, duel: { stat }, side, part, isWinner }: DuelSideProps) {
  const say = useStory();
  const { seat, balls, fittings, total, shake } = side;
  return (
    <ContestSide
      seat={seat}
      name={seat === play.view.seat ? say('you') : nameOf(play, seat)}
      part={part}
      balls={ballsOf(shake)}
      fittings={{ sign: SIGNS[stat], count: fittings }}
      figures={{ balls, total }}
      word={say(`stat.${stat}`)}
      {...(isWinner && { outcome: 'won' })}
    />
  );
}

/** A contest with what both sides brought, and whose day it was. */
export function DuelScene({ play, duel }: { play: FarPlay; duel: Duel }) {
  const say = useStory();
  const { stat, own, other, isWon, odds } = duel;
  return (
    <section className="far-duel">
      <h3>{say(`contest.${stat}`)}</h3>
      <Contest between={say('contest.against')}>
        <DuelSide play={play} duel={duel} side={own} part={say(`contest.own.${stat}`)} isWinner={isWon} />
        <DuelSide play={play} duel={duel} side={other} part={say('contest.rival')} isWinner={!isWon} />
      </Contest>
      <p className="far-verdict">
        {say(isWon ? 'contest.won' : 'contest.lost', { ...whoIs(play, own.seat), own: own.total, other: other.total })}
        <small>
          {say('contest.ties', whoIs(play, own.seat))} {stat !== 'boosters' && say('contest.odds', { odds })}{' '}
          {say('contest.rival-safe', whoIs(play, other.seat))}
        </small>
      </p>
    </section>
  );
}
