import { type Bundle, itemAt, NONE } from '@orrery/common';
import type { ReactNode } from 'react';
import { CardSign, cardInkClass, cardKindName } from '../amounts.tsx';
import { useCommonTexts } from '../texts.ts';
import { remainingOf, type TradeDraftProps } from './draft.ts';

/** The only kind on a side; NONE if there are none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

interface BankExchangeProps extends Pick<TradeDraftProps, 'play' | 'draft' | 'change'> {
  /** The trade partner: the bank or the supply. */
  readonly name: string;
  /** How many cards of each kind buy one other card. */
  readonly rates: Bundle;
  /** Why a kind has a better rate than usual; undefined at the usual rate. */
  better?(kind: number): string | undefined;
  /** Content between the heading and the rates. */
  readonly about?: ReactNode;
  /** The buttons, once both kinds are chosen. */
  readonly children: (give: number, take: number) => ReactNode;
}

/** Exchanging cards with the bank at a rate: cards of one kind for one card of another. */
export function BankExchange({ play, draft, change, name, rates, better, about, children: swap }: BankExchangeProps) {
  const say = useCommonTexts();
  const give = onlyKind(draft.give);
  const take = onlyKind(draft.take);
  const single = (kind: number): Bundle => draft.give.map((_, i) => (i === kind ? 1 : 0));
  return (
    <section className="common-exchange">
      <h3>
        {name} <small className="muted">{say('trade.rates')}</small>
      </h3>
      {about}
      <fieldset className="common-rates">
        <legend className="unseen">{say('trade.rates')}</legend>
        {rates.map((rate, kind) => {
          const why = better?.(kind);
          return (
            <button
              key={itemAt(play.cards.signs, kind)}
              type="button"
              className={`common-rate ${cardInkClass(play, kind)}${why === undefined ? '' : ' good'}`}
              aria-pressed={give === kind}
              aria-label={say('trade.rate', { name: cardKindName(play, kind), rate })}
              title={why}
              onClick={() => change({ ...draft, give: single(kind), take: remainingOf(draft.take, single(kind)) })}
            >
              <CardSign play={play} kind={kind} />
              {rate}:1
            </button>
          );
        })}
      </fieldset>
      {give === NONE || take === NONE ? (
        <p className="muted">{say('trade.choose')}</p>
      ) : (
        <div className="common-swap">
          <span className="common-sum">
            <CardSign play={play} kind={give} />
            {rates[give] ?? 0} <span className="muted">{say('trade.for')}</span>
            <CardSign play={play} kind={take} />1
          </span>
          {swap(give, take)}
        </div>
      )}
    </section>
  );
}
