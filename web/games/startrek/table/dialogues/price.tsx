import { type Bundle, NONE, substitutedPrice } from '@orrery/common';
import { COST } from '@orrery/startrek/facts';
import { Amounts } from '../../../common/amounts.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { MoveWithKind, StartrekPart } from '../types.ts';

type Substitution = MoveWithKind<'substitute'> | MoveWithKind<'choose'>;

/** The price with one card replaced. */
export function substitutePrice({ kind, without, by }: Substitution): Bundle {
  const price = kind === 'substitute' ? COST.ship : COST.development;
  return without === NONE ? price : substitutedPrice(price, without, by);
}

/** A ship or a development card, with one card of the price replaced by another. */
export const SubstitutePriceDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const ships = movesOfKind(play, 'substitute');
  const cards = movesOfKind(play, 'choose');
  const ways: readonly Substitution[] = [...ships, ...cards];
  return (
    <div className="common-trade">
      <h3>{say(ships.length > 0 ? 'price.ship' : 'price.card')}</h3>
      <ul className="trek-prices">
        {ways.map((move) => (
          <li key={play.name(move)}>
            <button type="button" className="choice" aria-label={play.name(move)} onClick={() => play.playMove(move)}>
              <Amounts play={play} bundle={substitutePrice(move)} sign="−" />
            </button>
          </li>
        ))}
      </ul>
      {ways.length === 0 && <p className="muted">{say('price.none')}</p>}
    </div>
  );
};
