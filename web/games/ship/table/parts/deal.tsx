import {
  ANY_RESOURCE,
  ASTRO,
  type CardFacts,
  type Move,
  playerOf,
  RESOURCE_KINDS,
  type ShipKit,
} from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import type { ShipPartProps, ShipTableApi } from '../types.ts';
import { isDealMain } from './main-kind.ts';
import { ShipRefusalNote } from './refusal-note.tsx';
import { ALL_RESOURCES, AstroAmount, StockSign, stockName } from './stock.tsx';
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

/** The initial state of the form: one unit of the only kind, in a direction that is legal now. */
function firstDeal(play: ShipTableApi, { facts }: ShipKit, card: number, station: number | null) {
  const ways = waysAt(facts, card);
  const kinds = kindsAt(facts, card);
  const [kind] = kinds;
  const one =
    kinds.length === 1 && kind !== undefined ? EMPTY_BASKET.map((_, i) => (i === kind ? 1 : 0)) : EMPTY_BASKET;
  const isOpen = (way: DealWay) =>
    kinds.some((each) => {
      const move = dealMove(
        way,
        EMPTY_BASKET.map((_, i) => (i === each ? 1 : 0)),
        station,
      );
      return move !== null && play.whyRefused(move).length === 0;
    });
  return { way: ways.find(isOpen) ?? ways[0] ?? 'buy', basket: one };
}

interface DealFormProps extends ShipPartProps {
  readonly card: number;
  /** The station, or null for the latest card of the flight. */
  readonly station: number | null;
}

/** Buying and selling: direction, kind and amount. */
export function DealForm({ play, variantUi, card, station }: DealFormProps) {
  const say = useShipTexts();
  const { facts } = variantUi.kit;
  const [{ way, basket }, setDeal] = useState(() => firstDeal(play, variantUi.kit, card, station));
  const ways = waysAt(facts, card);
  const kinds = kindsAt(facts, card);
  const price = (facts.price[card] ?? 0) * basketSize(basket);
  const move = dealMove(way, basket, station);
  const reason = move === null ? undefined : play.whyRefused(move)[0];
  const change = (kind: number, by: number) =>
    setDeal({ way, basket: basket.map((n, i) => (i === kind ? Math.max(0, n + by) : n)) });
  const limit = facts.limit[card] ?? 0;
  /** The move with one more unit of a kind; null if the basket is no move. */
  const more = (kind: number): Move | null =>
    dealMove(
      way,
      basket.map((n, i) => (i === kind ? n + 1 : n)),
      station,
    );
  const canMore = (kind: number): boolean => {
    const next = more(kind);
    return next !== null && basketSize(basket) < limit && play.whyRefused(next).length === 0;
  };
  const { stock } = playerOf(play.view.table, play.view.seat ?? 0);
  const astro = stock[ASTRO] ?? 0;
  const isMain = station === null && isDealMain(play) && move !== null && reason === undefined;
  return (
    <div className="ship-deal">
      {ways.length > 1 && (
        <fieldset className="segments">
          <legend className="unseen">{say('deal.way')}</legend>
          {ways.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === way}
              onClick={() => setDeal({ way: each, basket: kinds.length === 1 ? basket : EMPTY_BASKET })}
            >
              {say(`deal.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      {kinds.length > 1 ? (
        <Kinds
          play={play}
          kinds={kinds}
          basket={basket}
          filled={(kind) => withOneMore(basket, kind, limit)}
          canTake={(next) => {
            const asked = dealMove(way, next, station);
            return asked !== null && play.whyRefused(asked).length === 0;
          }}
          take={(next) => setDeal({ way, basket: next })}
        />
      ) : (
        kinds.map((kind) => (
          <Stepper
            key={kind}
            name={stockName(play, kind)}
            kind={kind}
            n={basket[kind] ?? 0}
            canLess={(basket[kind] ?? 0) > 1}
            canMore={canMore(kind)}
            change={(by) => change(kind, by)}
          />
        ))
      )}
      <button
        type="button"
        className={`btn ship-deal-do${isMain ? ' primary' : ''}`}
        aria-disabled={move === null || reason !== undefined}
        title={move === null ? undefined : moveName(play, variantUi, move)}
        onClick={() => move !== null && reason === undefined && play.playMove(move)}
      >
        {say(`deal.${way}.for`)} <AstroAmount play={play} n={price} />
      </button>
      <span className="ship-deal-after muted">
        {reason === undefined && move !== null ? (
          <>
            {kinds
              .filter((kind) => kind <= RESOURCE_KINDS && (basket[kind] ?? 0) > 0)
              .map((kind) => {
                const [from, n] = [stock[kind] ?? 0, basket[kind] ?? 0];
                return (
                  <span key={kind}>
                    <StockSign kind={kind} /> {from} → {way === 'buy' ? from + n : from - n}{' '}
                  </span>
                );
              })}
            <span>
              <GameIcon name="astro" className="ink-astro" /> {astro} → {way === 'buy' ? astro - price : astro + price}
            </span>
          </>
        ) : (
          <ShipRefusalNote play={play} reason={reason} />
        )}
      </span>
    </div>
  );
}

/** One unit more; a full basket restarts with it. */
export function withOneMore(basket: DealBasket, kind: number, limit: number): DealBasket {
  const from = basketSize(basket) < limit ? basket : EMPTY_BASKET;
  return from.map((n, i) => (i === kind ? n + 1 : n));
}

interface KindsProps {
  readonly play: ShipTableApi;
  readonly kinds: readonly number[];
  readonly basket: DealBasket;
  readonly filled: (kind: number) => DealBasket;
  readonly canTake: (basket: DealBasket) => boolean;
  readonly take: (basket: DealBasket) => void;
}

/** Where any kind is traded: a tap for each unit. */
function Kinds({ play, kinds, basket, filled: fill, canTake, take }: KindsProps) {
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
            aria-label={say('barter.add', { name: stockName(play, kind), n })}
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

interface StepperProps {
  readonly name: string;
  readonly kind: number;
  readonly n: number;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly change: (by: number) => void;
}

/** An amount with buttons for one more and one less. */
function Stepper({ name, kind, n, canLess, canMore, change }: StepperProps) {
  const say = useShipTexts();
  return (
    <fieldset className="ship-stepper">
      <legend className="unseen">{name}</legend>
      <button
        type="button"
        className="icon-button"
        aria-label={say('deal.less', { name })}
        aria-disabled={!canLess}
        onClick={() => canLess && change(-1)}
      >
        <GameIcon name="minus" />
      </button>
      <output aria-label={say('deal.amount', { name, n })}>
        {n} <StockSign kind={kind} />
      </output>
      <button
        type="button"
        className="icon-button"
        aria-label={say('deal.more', { name })}
        aria-disabled={!canMore}
        onClick={() => canMore && change(1)}
      >
        <GameIcon name="plus" />
      </button>
    </fieldset>
  );
}
