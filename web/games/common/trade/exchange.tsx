import { type Bundle, NONE } from '@orrery/common';
import type { ReactNode } from 'react';
import { CardSign, inkOf, sayCard } from '../amounts.tsx';
import { nth } from '../nth.ts';
import { useCommon } from '../texts.ts';
import { type DraftProps, free } from './draft.ts';

/** The only kind on a side, NONE where there is none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

interface ExchangeProps extends Pick<DraftProps, 'play' | 'draft' | 'change'> {
  /** With whom: the bank, the supply. */
  readonly name: string;
  /** So many of a kind for one of another. */
  readonly rates: Bundle;
  /** Why a kind has a better rate than usual; undefined where it has the usual one. */
  better?(kind: number): string | undefined;
  /** What stands between the heading and the rates. */
  readonly about?: ReactNode;
  /** The buttons, once it is clear what for what. */
  readonly children: (give: number, take: number) => ReactNode;
}

/** Swapping cards at a rate, with nobody to ask: one kind for one card of another. */
export function Exchange({ play, draft, change, name, rates, better, about, children: swap }: ExchangeProps) {
  const say = useCommon();
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
              key={nth(play.cards.signs, kind)}
              type="button"
              className={`common-rate ${inkOf(play, kind)}${why === undefined ? '' : ' good'}`}
              aria-pressed={give === kind}
              aria-label={say('trade.rate', { name: sayCard(play, kind), rate })}
              title={why}
              onClick={() => change({ ...draft, give: single(kind), take: free(draft.take, single(kind)) })}
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
