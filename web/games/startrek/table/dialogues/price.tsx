import { type Bundle, NONE, substituted } from '@orrery/common';
import { COST } from '@orrery/startrek/facts';
import { Amounts } from '../../../common/amounts.tsx';
import { movesOf } from '../../../common/moves.ts';
import { useTrek } from '../parts/voice.ts';
import type { MoveOf, TrekPart } from '../trek.ts';

type Substitution = MoveOf<'substitute'> | MoveOf<'choose'>;

/** What is paid when one card of a price is replaced. */
export function priceOf({ kind, without, by }: Substitution): Bundle {
  const price = kind === 'substitute' ? COST.ship : COST.development;
  return without === NONE ? price : substituted(price, without, by);
}

/** A ship or a development card, paid for with another card in one place. */
export const Price: TrekPart = ({ play }) => {
  const say = useTrek();
  const ships = movesOf(play, 'substitute');
  const cards = movesOf(play, 'choose');
  const ways: readonly Substitution[] = [...ships, ...cards];
  return (
    <div className="common-trade">
      <h3>{say(ships.length > 0 ? 'price.ship' : 'price.card')}</h3>
      <ul className="trek-prices">
        {ways.map((move) => (
          <li key={play.name(move)}>
            <button type="button" className="choice" aria-label={play.name(move)} onClick={() => play.make(move)}>
              <Amounts play={play} bundle={priceOf(move)} sign="−" />
            </button>
          </li>
        ))}
      </ul>
      {ways.length === 0 && <p className="muted">{say('price.none')}</p>}
    </div>
  );
};
