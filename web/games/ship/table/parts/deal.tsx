import { ANY, ASTRO, type Facts, type Kit, type Move, playerOf, RESOURCES } from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import type { GearProps, ShipPlay } from '../gear.ts';
import { Astro, RESOURCE_KINDS, StockSign, sayStock } from './stock.tsx';
import { moveName, useShip } from './voice.ts';
import { Why } from './why.tsx';

export type Way = 'buy' | 'sell';
/** So many of each kind. */
export type Basket = readonly number[];

const EMPTY: Basket = [0, 0, 0, 0, 0, 0];
const counted = (basket: Basket): number => basket.reduce((a, b) => a + b, 0);

/** What a basket means as a move: one kind, or two different ones where that is allowed; null for nothing. */
export function dealOf(way: Way, basket: Basket, station: number | null): Move | null {
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

const kindsAt = ({ goods }: Facts, card: number): readonly number[] => {
  const good = goods[card] ?? 0;
  return good === ANY ? RESOURCE_KINDS : [good];
};

/** The ways a card trades. */
const waysAt = ({ buys, sells }: Facts, card: number): readonly Way[] => [
  ...(buys[card] === 1 ? (['buy'] as const) : []),
  ...(sells[card] === 1 ? (['sell'] as const) : []),
];

/** How the deal begins that somebody finds: one piece of the only kind, in a way that can be gone now. */
function firstDeal(play: ShipPlay, { facts }: Kit, card: number, station: number | null) {
  const ways = waysAt(facts, card);
  const kinds = kindsAt(facts, card);
  const [kind] = kinds;
  const one = kinds.length === 1 && kind !== undefined ? EMPTY.map((_, i) => (i === kind ? 1 : 0)) : EMPTY;
  const isOpen = (way: Way) =>
    kinds.some((each) => {
      const move = dealOf(
        way,
        EMPTY.map((_, i) => (i === each ? 1 : 0)),
        station,
      );
      return move !== null && play.why(move).length === 0;
    });
  return { way: ways.find(isOpen) ?? ways[0] ?? 'buy', basket: one };
}

interface DealProps extends GearProps {
  /** The card that trades. */
  readonly card: number;
  /** The station it is, null for the card just flown to. */
  readonly station: number | null;
}

/** Buying and selling: which way, what, and how much. */
export function Deal({ play, gear, card, station }: DealProps) {
  const say = useShip();
  const { facts } = gear.kit;
  const [{ way, basket }, setDeal] = useState(() => firstDeal(play, gear.kit, card, station));
  const ways = waysAt(facts, card);
  const kinds = kindsAt(facts, card);
  const price = (facts.price[card] ?? 0) * counted(basket);
  const move = dealOf(way, basket, station);
  const reason = move === null ? undefined : play.why(move)[0];
  const change = (kind: number, by: number) =>
    setDeal({ way, basket: basket.map((n, i) => (i === kind ? Math.max(0, n + by) : n)) });
  const limit = facts.limit[card] ?? 0;
  /** Whether one more would still be possible. */
  const more = (kind: number): Move | null =>
    dealOf(
      way,
      basket.map((n, i) => (i === kind ? n + 1 : n)),
      station,
    );
  const canMore = (kind: number): boolean => {
    const next = more(kind);
    return next !== null && counted(basket) < limit && play.why(next).length === 0;
  };
  const { stock } = playerOf(play.view.table, play.view.seat ?? 0);
  const astro = stock[ASTRO] ?? 0;
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
              onClick={() => setDeal({ way: each, basket: kinds.length === 1 ? basket : EMPTY })}
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
          filled={(kind) => filled(basket, kind, limit)}
          canTake={(next) => {
            const asked = dealOf(way, next, station);
            return asked !== null && play.why(asked).length === 0;
          }}
          take={(next) => setDeal({ way, basket: next })}
        />
      ) : (
        kinds.map((kind) => (
          <Stepper
            key={kind}
            name={sayStock(play, kind)}
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
        className="btn ship-deal-do"
        aria-disabled={move === null || reason !== undefined}
        title={move === null ? undefined : moveName(play, gear, move)}
        onClick={() => move !== null && reason === undefined && play.make(move)}
      >
        {say(`deal.${way}.for`)} <Astro play={play} n={price} />
      </button>
      <span className="ship-deal-after muted">
        {reason === undefined && move !== null ? (
          <>
            {kinds
              .filter((kind) => kind <= RESOURCES && (basket[kind] ?? 0) > 0)
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
          <Why play={play} reason={reason} />
        )}
      </span>
    </div>
  );
}

/** One piece more; a basket that is full begins anew with it. */
export function filled(basket: Basket, kind: number, limit: number): Basket {
  const from = counted(basket) < limit ? basket : EMPTY;
  return from.map((n, i) => (i === kind ? n + 1 : n));
}

interface KindsProps {
  readonly play: ShipPlay;
  readonly kinds: readonly number[];
  readonly basket: Basket;
  readonly filled: (kind: number) => Basket;
  readonly canTake: (basket: Basket) => boolean;
  readonly take: (basket: Basket) => void;
}

/** Where any kind is traded: a tap for each piece. */
function Kinds({ play, kinds, basket, filled: fill, canTake, take }: KindsProps) {
  const say = useShip();
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
            aria-label={say('barter.add', { name: sayStock(play, kind), n })}
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

/** An amount, one more or one less at a time. */
function Stepper({ name, kind, n, canLess, canMore, change }: StepperProps) {
  const say = useShip();
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
