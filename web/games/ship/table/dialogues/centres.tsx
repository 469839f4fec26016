import { bitCount } from '@orrery/common';
import { CENTRES, playerOf } from '@orrery/ship/facts';
import { centreMessage as centreWords } from '@orrery/ship/words';
import { useState } from 'react';
import { moveKey } from '../../../../table/guided-control.ts';
import { CentreCard } from '../../art/cards/council.tsx';
import { effectOf, roomName, roomOf } from '../board/ship-state.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import { hasBit, type MoveWithKind, type ShipPartProps } from '../types.ts';

/** The starting centres: chosen in secret, revealed when both have chosen. */
export function Centres({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { view } = play;
  const [set, setSet] = useState(0);
  if (view.seat === null) return null;
  const { crest } = playerOf(view.table, view.seat);
  const most = variantUi.kit.variant.outfit.centres;
  const move: MoveWithKind<'choose'> = { kind: 'choose', centres: set };
  const isChosen = bitCount(set) === most;
  const withCentre = (number: number): MoveWithKind<'choose'> => ({ kind: 'choose', centres: set | (1 << number) });
  const toggle = (number: number) => {
    if (hasBit(set, number)) setSet(set & ~(1 << number));
    else if (most === 1) setSet(1 << number);
    else if (bitCount(set) < most) setSet(set | (1 << number));
  };
  return (
    <div className="ship-dialogue">
      <p>{say('centres.choose', { n: most })}</p>
      <ul className="ship-centres">
        {CENTRES.map((name, number) => (
          <li key={name}>
            <button
              type="button"
              data-move={hasBit(set, number) ? undefined : moveKey(withCentre(number))}
              aria-pressed={hasBit(set, number)}
              aria-disabled={isChosen && most > 1 && !hasBit(set, number)}
              aria-label={`${play.say(centreWords(variantUi.kit, number))}: ${effectOf(variantUi.kit, number, 1, crest, say)}`}
              onClick={() => toggle(number)}
            >
              <CentreCard
                room={roomOf(number)}
                level={1}
                name={roomName(variantUi.kit, number, say)}
                note={effectOf(variantUi.kit, number, 1, crest, say)}
                state={hasBit(set, number) ? 'chosen' : 'lit'}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{say('centres.tip')}</p>
      <button
        type="button"
        className="btn primary"
        aria-disabled={!isChosen}
        data-move={moveKey(move)}
        onClick={() => isChosen && play.playMove(move)}
      >
        {say('centres.seal')}
      </button>
      {view.hand.centres !== 0 && <p role="status">{say('centres.sealed')}</p>}
    </div>
  );
}
