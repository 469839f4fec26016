import { rivalOf, type Stat, strength } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { nameOf, whoIs } from '../../../common/who.ts';
import { Interlude } from '../../art/encounter/book.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { WAYS, winningWays } from './contest.ts';
import type { Trial } from './stakes.ts';

const SIGNS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<Stat, string>;

interface ProspectsProps {
  readonly play: FarPlay;
  readonly seat: number; // whose encounter it is
  readonly trials: readonly Trial[];
}

/** Before an answer: who may stand against whom, and how that would stand. Which of them it is, the card knows. */
export function Prospects({ play, seat, trials }: ProspectsProps) {
  const say = useStory();
  const { table } = play.view;
  if (trials.length === 0) return null;
  return (
    <section className="far-prospects">
      <Interlude>{say('prospects', whoIs(play, seat))}</Interlude>
      {trials.map(({ stat, rivals }) => {
        const own = strength(table, seat, stat, 'self');
        const seats = [...new Set(rivals.map((offset) => rivalOf(table, seat, offset)))];
        return (
          <table key={stat}>
            <caption>
              {say(`prospects.${stat}`, { own })} <GameIcon name={SIGNS[stat]} />
            </caption>
            <thead>
              <tr>
                <th scope="col">{say('prospects.against')}</th>
                <th scope="col">{say(`prospects.has.${stat}`)}</th>
                <th scope="col">{say('prospects.odds')}</th>
              </tr>
            </thead>
            <tbody>
              {seats.map((rival) => {
                const other = strength(table, rival, stat, 'rival');
                const ways = stat === 'boosters' ? (own >= other ? WAYS : 0) : winningWays(own, other);
                return (
                  <tr key={rival}>
                    <th scope="row">
                      <SeatMark seat={rival} /> {nameOf(play, rival)}
                    </th>
                    <td>{other}</td>
                    <td>{say('prospects.ways', { ways })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      })}
      <p className="far-fine">{say('prospects.note')}</p>
    </section>
  );
}
