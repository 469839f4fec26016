import { useState } from 'react';
import { BarChart } from '../../art/charts/bar-chart.tsx';
import { seatClass } from '../../art/seats.tsx';
import type { Flow } from '../../games/chronicle.ts';
import { sum } from '../../games/tally.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type Look, type LookProps, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** One line of the books: what fits, by seat. */
interface Row {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
}

const rowOf = (look: Look, key: string, name: string, flows: readonly Flow[]): Row => ({
  key,
  name,
  values: seatsOf(look).map((seat) => sum(flows, (flow) => flow.seat === seat)),
});

/** What came to each hand and what left it: by source or use, and by kind. */
export function Goods({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const [direction, turn] = useState<'in' | 'out'>('in');
  const { headings, tally } = look.retrospect;
  const isIn = direction === 'in';
  const flows = isIn ? tally.incomes : tally.expenses;
  const ways = (isIn ? headings.incomes : headings.expenses).map(({ key, name }) =>
    rowOf(
      look,
      key,
      name(look.language),
      flows.filter(({ way }) => way === key),
    ),
  );
  const kinds = headings.goods.map(({ key, name }, kind) =>
    rowOf(
      look,
      key,
      look.say(name),
      flows.filter(({ good }) => good === kind),
    ),
  );
  return (
    <Section title={say('goods')} width="whole">
      <fieldset className="segments">
        <legend className="unseen">{say('goods.direction')}</legend>
        <button type="button" aria-pressed={isIn} onClick={() => turn('in')}>
          {say('goods.in')}
        </button>
        <button type="button" aria-pressed={!isIn} onClick={() => turn('out')}>
          {say('goods.out')}
        </button>
      </fieldset>
      <div className="beside">
        <ByWay look={look} title={say(isIn ? 'goods.by-way' : 'goods.by-use')} rows={ways} flows={flows} />
        <ByKind look={look} rows={kinds} />
      </div>
    </Section>
  );
}

interface ByWayProps extends LookProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly flows: readonly Flow[];
}

/** A table whose figures carry bars: names may be long and many, and it still fits a phone. */
function ByWay({ look, title, rows, flows }: ByWayProps) {
  const say = useSpeak(RESULT_TEXTS);
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const totals = rowOf(look, 'total', say('total'), flows);
  return (
    <div className="part-room half">
      <h3>{title}</h3>
      <DataTable
        name={title}
        corner={null}
        columns={seatColumns(look)}
        rows={[
          ...rows.map(({ key, name, values }) => ({
            key,
            head: name,
            cells: values.map((n, seat) => <Bar key={seatClass(seat)} seat={seat} n={n} most={most} />),
          })),
          { key: totals.key, head: totals.name, cells: totals.values },
        ]}
      />
    </div>
  );
}

function Bar({ seat, n, most }: { seat: number; n: number; most: number }) {
  return (
    <span className={`data-bar ${seatClass(seat)}`}>
      {n}
      <span style={{ inlineSize: `${(100 * n) / most}%` }} />
    </span>
  );
}

function ByKind({ look, rows }: LookProps & { rows: readonly Row[] }) {
  const say = useSpeak(RESULT_TEXTS);
  const title = say('goods.by-kind');
  return (
    <div className="part-room half">
      <h3>{title}</h3>
      <BarChart
        name={title}
        groups={rows.map(({ name, values }) => ({ name, bars: values.map((value, seat) => ({ seat, value })) }))}
      />
      <AsTable
        name={title}
        corner={null}
        columns={seatColumns(look)}
        rows={rows.map(({ key, name, values }) => ({ key, head: name, cells: values }))}
      />
    </div>
  );
}
