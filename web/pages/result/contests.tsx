import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { GameTally } from '../../games/tally.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

type TalliedContest = GameTally['contests'][number];

/** The expected number of wins, to a tenth. */
export const expectedWins = (trials: readonly TalliedContest[]): number =>
  Math.round(10 * trials.reduce((sum, { wins, of }) => sum + wins / of, 0)) / 10;

/** Every fight with its odds. */
export function ContestsSection({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { contests: trials } = view.review.tally;
  if (trials.length === 0) return null;
  const cells = (figure: (trials: readonly TalliedContest[]) => string | number) =>
    resultSeats(view).map((seat) => figure(trials.filter((each) => each.seat === seat)));
  const decimal = new Intl.NumberFormat(view.language);
  return (
    <Section title={say('trials')} note={say('trials.note')}>
      <DataTable
        name={say('trials')}
        corner={null}
        columns={seatColumns(view)}
        rows={[
          { key: 'fought', head: say('trials.fought'), cells: cells(({ length }) => length) },
          { key: 'won', head: say('trials.won'), cells: cells((all) => all.filter(({ isWon }) => isWon).length) },
          { key: 'expected', head: say('trials.expected'), cells: cells((all) => decimal.format(expectedWins(all))) },
        ]}
      />
      <details className="as-table">
        <summary>{say('trials.list')}</summary>
        <ol className="trial-list">
          {trials.map((each) => (
            <li key={each.seq}>
              <Link to={{ page: 'replay', id: view.id, at: each.seq }}>
                <Icon name={each.isWon ? 'check' : 'close'} />
                {say('trial', {
                  turn: each.turn,
                  name: seatNameOf(view, each.seat),
                  outcome: each.isWon ? 'won' : 'lost',
                  wins: each.wins,
                  of: each.of,
                })}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
}
