import { type Seat, total } from '@orrery/kernel';
import { Link } from '../../app/link.tsx';
import { sum, type Tally } from '../../games/tally.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type Look, type LookProps, nameOf, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

type TradeOf = Tally['deals'][number];

const takesPart =
  (seat: Seat) =>
  (deal: TradeOf): boolean =>
    deal.seat === seat || deal.with === seat;

/** Cards a seat gave away in a deal it took part in; it received what is left. */
const given = (deal: TradeOf, seat: Seat): number => total(deal.seat === seat ? deal.gave : deal.got);
const received = (deal: TradeOf, seat: Seat): number => total(deal.seat === seat ? deal.got : deal.gave);

/** So many of each: “2 water, 1 food”. */
function spoken({ say, retrospect, language }: Look, goods: readonly number[]): string {
  const parts = goods.flatMap((n, kind) => {
    const good = retrospect.headings.goods[kind];
    return n > 0 && good !== undefined ? [`${n} ${say(good.name)}`] : [];
  });
  return new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(parts);
}

/** Who traded how much with whom. */
export function Trades({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { headings, tally } = look.retrospect;
  const seats = seatsOf(look);
  const of = (figure: (deal: TradeOf, seat: Seat) => number) =>
    seats.map((seat) => tally.deals.filter(takesPart(seat)).reduce((n, deal) => n + figure(deal, seat), 0));
  if (headings.dealings.length === 0 && tally.deals.length === 0) return null; // nobody could trade with anybody
  const counted = headings.dealings.map(({ key, name }) => ({
    key,
    head: name(look.language),
    cells: seats.map((seat) => sum(tally.counts, (count) => count.key === key && count.seat === seat)),
  }));
  return (
    <Section title={say('trades')} {...(tally.deals.length === 0 && { note: say('trades.none') })}>
      <DataTable
        name={say('trades')}
        corner={null}
        columns={seatColumns(look)}
        rows={[
          ...counted,
          { key: 'deals', head: say('trades.deals'), cells: of(() => 1) },
          { key: 'given', head: say('trades.given'), cells: of(given) },
          { key: 'got', head: say('trades.got'), cells: of(received) },
        ]}
      />
      {tally.deals.length > 0 && <EveryTrade look={look} />}
    </Section>
  );
}

function EveryTrade({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  return (
    <details className="as-table">
      <summary>{say('trades.list')}</summary>
      <ol className="trade-list">
        {look.retrospect.tally.deals.map((deal) => (
          <li key={deal.seq}>
            <Link to={{ page: 'replay', id: look.id, at: deal.seq }}>
              {say('trade', {
                name: nameOf(look, deal.seat),
                with: nameOf(look, deal.with),
                gave: spoken(look, deal.gave),
                got: spoken(look, deal.got),
              })}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
