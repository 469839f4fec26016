import { ANY_RESOURCE, ASTRO, type CardFacts, type Move, playerOf, STOCK_KINDS } from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { moveKey } from '../../../../table/guided-control.ts';
import type { ShipPartProps, ShipTableApi } from '../types.ts';
import { isDealMain } from './main-kind.ts';
import { ShipRefusalNote } from './refusal-note.tsx';
import { ALL_RESOURCES, AstroAmount, StockSign, stockAmountsText, stockName } from './stock.tsx';
import { moveName, useShipTexts } from './use-ship-texts.ts';

export type DealWay = 'buy' | 'sell';
/** An amount of each kind. */
export type DealBasket = readonly number[];

const EMPTY_BASKET: DealBasket = [0, 0, 0, 0, 0, 0];
const basketSize = (basket: DealBasket): number => basket.reduce((a, b) => a + b, 0);

/** The move for a basket: one kind, or two different ones where that is allowed; null for none. */
export function dealMove(way: DealWay, basket: DealBasket, station: number | null): Move | null {
  const kinds = basket.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const [first, second] = kinds;
  if (first === undefined) return null;
  if (second !== undefined) {
    return station === null
      ? { kind: 'sell-pair', first, second }
      : { kind: 'station-sell-pair', station, first, second };
  }
  const n = basket[first] ?? 0;
  if (station === null) return { kind: way, goods: first, n };
  return { kind: `station-${way}`, station, goods: first, n };
}

const kindsAt = ({ goods }: CardFacts, card: number): readonly number[] => {
  const good = goods[card] ?? 0;
  return good === ANY_RESOURCE ? ALL_RESOURCES : [good];
};

/** Whether a card buys, sells, or both. */
const waysAt = ({ buys, sells }: CardFacts, card: number): readonly DealWay[] => [
  ...(buys[card] === 1 ? (['buy'] as const) : []),
  ...(sells[card] === 1 ? (['sell'] as const) : []),
];

const astroBundle = (n: number): readonly number[] =>
  Array.from({ length: STOCK_KINDS }, (_, kind) => (kind === ASTRO ? n : 0));

/** Units of one kind. */
const unitsOf = (kind: number, n: number): DealBasket => EMPTY_BASKET.map((_, each) => (each === kind ? n : 0));

interface DealFormProps extends ShipPartProps {
  readonly card: number;
  /** The station, or null for the latest card of the flight. */
  readonly station: number | null;
}

/** Buying and selling: a button for each amount of the only kind, or the kinds to choose from. */
export function DealForm(props: DealFormProps) {
  const kinds = kindsAt(props.variantUi.kit.facts, props.card);
  const [kind] = kinds;
  return (
    <div className="ship-deal">
      {kinds.length === 1 && kind !== undefined ? (
        <AmountDeals {...props} kind={kind} />
      ) : (
        <KindDeals {...props} kinds={kinds} />
      )}
    </div>
  );
}

/** Every amount that can be bought or sold of a kind, each by one press; a way that is closed says why when pressed. */
function AmountDeals({ play, variantUi, card, station, kind }: DealFormProps & { readonly kind: number }) {
  const { facts } = variantUi.kit;
  const most = facts.limit[card] ?? 0;
  const deals = waysAt(facts, card).flatMap((way) => {
    const amounts = Array.from({ length: most }, (_, i) => ({ way, n: i + 1 }));
    const possible = amounts.filter(({ n }) => isPossible(play, dealMove(way, unitsOf(kind, n), station)));
    return possible.length > 0 ? possible : amounts.slice(0, 1);
  });
  const first = deals.findIndex(({ way, n }) => isPossible(play, dealMove(way, unitsOf(kind, n), station)));
  return (
    <div className="ship-deals">
      {deals.map(({ way, n }, at) => (
        <DealButton
          key={`${way} ${n}`}
          play={play}
          variantUi={variantUi}
          card={card}
          station={station}
          way={way}
          basket={unitsOf(kind, n)}
          isMain={at === first && station === null && isDealMain(play)}
        />
      ))}
    </div>
  );
}

const isPossible = (play: ShipTableApi, move: Move | null): boolean =>
  move !== null && play.whyRefused(move).length === 0;

interface DealButtonProps extends DealFormProps {
  readonly way: DealWay;
  readonly basket: DealBasket;
  readonly isMain: boolean;
}

/** One deal: what is bought or sold, and the money before and after. */
function DealButton({ play, variantUi, card, station, way, basket, isMain }: DealButtonProps) {
  const say = useShipTexts();
  const { facts } = variantUi.kit;
  const n = basketSize(basket);
  const kind = basket.findIndex((each) => each > 0);
  const price = (facts.price[card] ?? 0) * n;
  const move = dealMove(way, basket, station);
  const astro = playerOf(play.view.table, play.view.seat ?? 0).stock[ASTRO] ?? 0;
  const isOpen = isPossible(play, move);
  return (
    <button
      type="button"
      className={`btn ship-deal-do${isMain ? ' primary' : ''}`}
      data-move={move === null ? undefined : moveKey(move)}
      aria-disabled={!isOpen}
      aria-label={say(`deal.${way}.name`, {
        stock: stockAmountsText(play, basket),
        astro: stockAmountsText(play, astroBundle(price)),
      })}
      onClick={() => move !== null && play.playMove(move)}
    >
      <span className="deal-units">
        {say(`deal.${way}.n`, { n })} <StockSign kind={kind} />
      </span>
      <span className="deal-astro">
        <GameIcon name="astro" className="ink-astro" />
        {isOpen ? `${astro} → ${way === 'buy' ? astro - price : astro + price}` : price}
      </span>
    </button>
  );
}

/** Where any kind is traded. A single unit is traded by pressing its kind; several are put together first. */
function KindDeals({ play, variantUi, card, station, kinds }: DealFormProps & { readonly kinds: readonly number[] }) {
  const say = useShipTexts();
  const { facts } = variantUi.kit;
  const ways = waysAt(facts, card);
  const isOpenWay = (each: DealWay) =>
    kinds.some((kind) => isPossible(play, dealMove(each, unitsOf(kind, 1), station)));
  const [{ way, basket }, setDeal] = useState(() => ({
    way: ways.find(isOpenWay) ?? ways[0] ?? 'buy',
    basket: EMPTY_BASKET,
  }));
  const limit = facts.limit[card] ?? 0;
  const unitPrice = facts.price[card] ?? 0;
  const move = dealMove(way, basket, station);
  const [reason] = move === null ? [] : play.whyRefused(move);
  const isMain = station === null && isDealMain(play) && move !== null && reason === undefined;
  const take = (next: DealBasket) => {
    const deal = limit === 1 ? dealMove(way, next, station) : null;
    if (deal !== null) play.playMove(deal);
    else setDeal({ way, basket: next });
  };
  return (
    <>
      {ways.length > 1 && (
        <fieldset className="segments">
          <legend className="unseen">{say('deal.way')}</legend>
          {ways.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === way}
              onClick={() => setDeal({ way: each, basket: EMPTY_BASKET })}
            >
              {say(`deal.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      {limit === 1 && (
        <span className="ship-deal-price">
          {say(`deal.${way}.for`)} <AstroAmount play={play} n={unitPrice} />
        </span>
      )}
      <Kinds
        kinds={kinds}
        basket={basket}
        nameOf={(kind) =>
          limit === 1
            ? say(`deal.${way}.name`, {
                stock: stockAmountsText(play, unitsOf(kind, 1)),
                astro: stockAmountsText(play, astroBundle(unitPrice)),
              })
            : say('barter.add', { name: stockName(play, kind), n: basket[kind] ?? 0 })
        }
        filled={(kind) => withOneMore(basket, kind, limit)}
        canTake={(next) => isPossible(play, dealMove(way, next, station))}
        take={take}
      />
      {limit > 1 && (
        <button
          type="button"
          className={`btn ship-deal-do${isMain ? ' primary' : ''}`}
          aria-disabled={move === null || reason !== undefined}
          title={move === null ? undefined : moveName(play, variantUi, move)}
          onClick={() => move !== null && reason === undefined && play.playMove(move)}
        >
          {say(`deal.${way}.for`)} <AstroAmount play={play} n={unitPrice * basketSize(basket)} />
        </button>
      )}
      <ShipRefusalNote play={play} reason={reason} />
    </>
  );
}

/** One unit more; a full basket restarts with it. */
export function withOneMore(basket: DealBasket, kind: number, limit: number): DealBasket {
  const from = basketSize(basket) < limit ? basket : EMPTY_BASKET;
  return from.map((n, i) => (i === kind ? n + 1 : n));
}

interface KindsProps {
  readonly kinds: readonly number[];
  readonly basket: DealBasket;
  readonly nameOf: (kind: number) => string;
  readonly filled: (kind: number) => DealBasket;
  readonly canTake: (basket: DealBasket) => boolean;
  readonly take: (basket: DealBasket) => void;
}

/** The kinds, with a tap for each unit. */
function Kinds({ kinds, basket, nameOf, filled: fill, canTake, take }: KindsProps) {
  const say = useShipTexts();
  return (
    <fieldset className="ship-kinds">
      <legend className="unseen">{say('deal.what')}</legend>
      {kinds.map((kind) => {
        const n = basket[kind] ?? 0;
        const next = fill(kind);
        const isOpen = canTake(next);
        return (
          <button
            key={kind}
            type="button"
            className={`choice${n > 0 ? ' selected' : ''}`}
            aria-label={nameOf(kind)}
            aria-disabled={!isOpen}
            onClick={() => isOpen && take(next)}
          >
            <StockSign kind={kind} size="l" />
            {n > 0 && <span className="badge legal">{n}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
