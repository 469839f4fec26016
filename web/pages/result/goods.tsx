import { useState } from 'react';
import { BarChart } from '../../art/charts/bar-chart.tsx';
import { seatClass } from '../../art/seats.tsx';
import type { GoodsFlow } from '../../games/game-report.ts';
import { sumWhere } from '../../games/tally.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type ResultView, type ResultViewProps, resultSeats } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** One row: matching amounts by seat. */
interface FlowRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
}

const flowRow = (look: ResultView, key: string, name: string, flows: readonly GoodsFlow[]): FlowRow => ({
  key,
  name,
  values: resultSeats(look).map((seat) => sumWhere(flows, (flow) => flow.seat === seat)),
});

/** Gains and losses of each hand: by source or use, and by kind. */
export function GoodsSection({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const [direction, turn] = useState<'in' | 'out'>('in');
  const { headings, tally } = view.review;
  const isIn = direction === 'in';
  const flows = isIn ? tally.incomes : tally.expenses;
  const ways = (isIn ? headings.incomes : headings.expenses).map(({ key, name }) =>
    flowRow(
      view,
      key,
      name(view.language),
      flows.filter(({ way }) => way === key),
    ),
  );
  const kinds = headings.goods.map(({ key, name }, kind) =>
    flowRow(
      view,
      key,
      view.formatMessage(name),
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
        <FlowsByWay view={view} title={say(isIn ? 'goods.by-way' : 'goods.by-use')} rows={ways} flows={flows} />
        <FlowsByKind view={view} rows={kinds} />
      </div>
    </Section>
  );
}

interface FlowsByWayProps extends ResultViewProps {
  readonly title: string;
  readonly rows: readonly FlowRow[];
  readonly flows: readonly GoodsFlow[];
}

/** A table with bars: it fits a phone even with many long names. */
function FlowsByWay({ view, title, rows, flows }: FlowsByWayProps) {
  const say = useTranslate(RESULT_TEXTS);
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const totals = flowRow(view, 'total', say('total'), flows);
  return (
    <div className="part-room half">
      <h3>{title}</h3>
      <DataTable
        name={title}
        corner={null}
        columns={seatColumns(view)}
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

function FlowsByKind({ view, rows }: ResultViewProps & { rows: readonly FlowRow[] }) {
  const say = useTranslate(RESULT_TEXTS);
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
        columns={seatColumns(view)}
        rows={rows.map(({ key, name, values }) => ({ key, head: name, cells: values }))}
      />
    </div>
  );
}
