import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { Tally } from '../../games/tally.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type LookProps, nameOf, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

type Tried = Tally['trials'][number];

/** How many of these one could expect to win, to a tenth. */
export const expected = (trials: readonly Tried[]): number =>
  Math.round(10 * trials.reduce((sum, { wins, of }) => sum + wins / of, 0)) / 10;

/** Every fight beside its odds. */
export function Trials({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { trials } = look.retrospect.tally;
  if (trials.length === 0) return null;
  const cells = (figure: (trials: readonly Tried[]) => string | number) =>
    seatsOf(look).map((seat) => figure(trials.filter((each) => each.seat === seat)));
  const decimal = new Intl.NumberFormat(look.language);
  return (
    <Section title={say('trials')} note={say('trials.note')}>
      <DataTable
        name={say('trials')}
        corner={null}
        columns={seatColumns(look)}
        rows={[
          { key: 'fought', head: say('trials.fought'), cells: cells(({ length }) => length) },
          { key: 'won', head: say('trials.won'), cells: cells((all) => all.filter(({ isWon }) => isWon).length) },
          { key: 'expected', head: say('trials.expected'), cells: cells((all) => decimal.format(expected(all))) },
        ]}
      />
      <details className="as-table">
        <summary>{say('trials.list')}</summary>
        <ol className="trial-list">
          {trials.map((each) => (
            <li key={each.seq}>
              <Link to={{ page: 'replay', id: look.id, at: each.seq }}>
                <Icon name={each.isWon ? 'check' : 'close'} />
                {say('trial', {
                  turn: each.turn,
                  name: nameOf(look, each.seat),
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
