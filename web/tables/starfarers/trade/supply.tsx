import { type Bundle, NONE } from '@orrery/common';
import { GOODS, KINDS, type Move, rateOf } from '@orrery/starfarers/facts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { NOTHING } from '../parts/counters.tsx';
import { Do } from '../parts/do.tsx';
import { ResourceSign, resourceName, sayResource } from '../parts/resources.tsx';
import { Why } from '../parts/why.tsx';
import { type DraftProps, free } from './draft.ts';

/** The only kind on a side, NONE where there is none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

const one = (kind: number): Bundle => NOTHING.map((_, i) => (i === kind ? 1 : 0));

interface ExchangeProps {
  readonly play: FarPlay;
  readonly give: number;
  readonly take: number;
  readonly rate: number;
}

function Exchange({ play, give, take, rate }: ExchangeProps) {
  const say = useStory();
  const swap: Move = { kind: 'supply', give, take };
  return (
    <div className="far-swap">
      <span className="far-sum">
        <ResourceSign kind={give} />
        {rate} <span className="muted">{say('trade.for')}</span>
        <ResourceSign kind={take} />1
      </span>
      <Do play={play} move={swap} look="small">
        {say('trade.exchange')}
      </Do>
      <Why play={play} reason={play.why(swap)[0]} />
    </div>
  );
}

/** Why a resource is exchanged at this rate. */
function rateNote(rate: number, kind: number): 'trade.rate-plain' | 'trade.rate-goods' | 'trade.rate-card' {
  if (kind === GOODS && rate === 2) return 'trade.rate-goods';
  return rate < 3 ? 'trade.rate-card' : 'trade.rate-plain';
}

/** Swapping with the supply: three of a kind for any other card, two goods, and what the Merchants allow. */
export function Supply({ play, view, draft, change }: DraftProps) {
  const say = useStory();
  const give = onlyKind(draft.give);
  const take = onlyKind(draft.take);
  const rates = Array.from({ length: KINDS }, (_, kind) => rateOf(view.table, view.seat, kind));
  return (
    <section className="far-exchange">
      <h3>
        {say('trade.supply')} <small className="muted">{say('trade.rates')}</small>
      </h3>
      <fieldset className="far-rates">
        <legend className="unseen">{say('trade.rates')}</legend>
        {rates.map((rate, kind) => (
          <button
            key={resourceName(kind)}
            type="button"
            className={`far-rate ink-${resourceName(kind)}${rate < 3 ? ' good' : ''}`}
            aria-pressed={give === kind}
            aria-label={say('trade.rate', { name: sayResource(play, kind), rate })}
            title={say(rateNote(rate, kind))}
            onClick={() => change({ ...draft, give: one(kind), take: free(draft.take, one(kind)) })}
          >
            <ResourceSign kind={kind} />
            {rate}:1
          </button>
        ))}
      </fieldset>
      {give !== NONE && take !== NONE ? (
        <Exchange play={play} give={give} take={take} rate={rates[give] ?? 0} />
      ) : (
        <p className="muted">{say('trade.choose')}</p>
      )}
    </section>
  );
}
