import { type ContestStat, contestStrength, rivalOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { seatTextArgs, sitterName } from '../../../common/sitter-names.ts';
import { Interlude } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';
import { SHAKE_PAIR_COUNT, winningPairCount } from './contest.ts';
import type { PossibleContest } from './stakes.ts';

const STAT_ICONS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<
  ContestStat,
  string
>;

interface ContestProspectsProps {
  readonly play: StarfarersTableApi;
  readonly seat: number; // whose encounter it is
  readonly trials: readonly PossibleContest[];
}

/** Before an answer: the possible contests and their odds. Only the card decides which one it is. */
export function ContestProspects({ play, seat, trials }: ContestProspectsProps) {
  const say = useStoryTexts();
  const { table } = play.view;
  if (trials.length === 0) return null;
  return (
    <section className="far-prospects">
      <Interlude>{say('prospects', seatTextArgs(play, seat))}</Interlude>
      {trials.map(({ stat, rivals }) => {
        const own = contestStrength(table, seat, stat, 'self');
        const seats = [...new Set(rivals.map((offset) => rivalOf(table, seat, offset)))];
        return (
          <table key={stat}>
            <caption>
              {say(`prospects.${stat}`, { own })} <GameIcon name={STAT_ICONS[stat]} />
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
                const other = contestStrength(table, rival, stat, 'rival');
                const ways = stat === 'boosters' ? (own >= other ? SHAKE_PAIR_COUNT : 0) : winningPairCount(own, other);
                return (
                  <tr key={rival}>
                    <th scope="row">
                      <SeatMark seat={rival} /> {sitterName(play, rival)}
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
