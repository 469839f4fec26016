import { type Seat, total } from '@orrery/kernel';
import { Link } from '../../app/link.tsx';
import { type GameTally, sumWhere } from '../../games/tally.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type ResultView, type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

type TalliedTrade = GameTally['trades'][number];

const takesPart =
  (seat: Seat) =>
  (deal: TalliedTrade): boolean =>
    deal.seat === seat || deal.with === seat;

/** Cards that a seat gave in one of its trades; it received the rest. */
const given = (deal: TalliedTrade, seat: Seat): number => total(deal.seat === seat ? deal.gave : deal.got);
const received = (deal: TalliedTrade, seat: Seat): number => total(deal.seat === seat ? deal.got : deal.gave);

/** Amounts by kind: “2 water, 1 food”. */
function goodsText({ formatMessage, review, language }: ResultView, goods: readonly number[]): string {
  const parts = goods.flatMap((n, kind) => {
    const good = review.headings.goods[kind];
    return n > 0 && good !== undefined ? [`${n} ${formatMessage(good.name)}`] : [];
  });
  return new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(parts);
}

/** Trade volume by pair of seats. */
export function TradesSection({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { headings, tally } = view.review;
  const seats = resultSeats(view);
  const of = (figure: (deal: TalliedTrade, seat: Seat) => number) =>
    seats.map((seat) => tally.trades.filter(takesPart(seat)).reduce((n, deal) => n + figure(deal, seat), 0));
  if (headings.dealings.length === 0 && tally.trades.length === 0) return null; // there was no trade between players
  const counted = headings.dealings.map(({ key, name }) => ({
    key,
    head: name(view.language),
    cells: seats.map((seat) => sumWhere(tally.counts, (count) => count.key === key && count.seat === seat)),
  }));
  return (
    <Section title={say('trades')} {...(tally.trades.length === 0 && { note: say('trades.none') })}>
      <DataTable
        name={say('trades')}
        corner={null}
        columns={seatColumns(view)}
        rows={[
          ...counted,
          { key: 'deals', head: say('trades.deals'), cells: of(() => 1) },
          { key: 'given', head: say('trades.given'), cells: of(given) },
          { key: 'got', head: say('trades.got'), cells: of(received) },
        ]}
      />
      {tally.trades.length > 0 && <EveryTrade view={view} />}
    </Section>
  );
}

function EveryTrade({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  return (
    <details className="as-table">
      <summary>{say('trades.list')}</summary>
      <ol className="trade-list">
        {view.review.tally.trades.map((deal) => (
          <li key={deal.seq}>
            <Link to={{ page: 'replay', id: view.id, at: deal.seq }}>
              {say('trade', {
                name: seatNameOf(view, deal.seat),
                with: seatNameOf(view, deal.with),
                gave: goodsText(view, deal.gave),
                got: goodsText(view, deal.got),
              })}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
