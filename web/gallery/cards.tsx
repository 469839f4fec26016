import { useState } from 'react';
import { CardBack, CardFace } from '../art/cards/card-face.tsx';
import { DicePair, Die } from '../art/cards/dice.tsx';
import { ResourceCard } from '../art/cards/resource-card.tsx';
import { SideBadge, SupportCardView, SupportPanel } from '../art/cards/support-card.tsx';
import { GameIcon } from '../art/icons/game-icon.tsx';

const HAND = [
  ['tritanium', 2],
  ['dilithium', 1],
  ['food', 1],
  ['oxygen', 3],
  ['water', 0],
] as const;
export function CardSamples() {
  return (
    <>
      <div className="row">
        {HAND.map(([resource, count]) => (
          <ResourceCard key={resource} resource={resource} name={resource} count={count} />
        ))}
        <ResourceCard resource="water" name="water" count={1} selected />
        <ResourceCard resource="water" name="water" count={2} size="small" />
        <ResourceCard resource="food" name="food" count={1} size="small" dimmed />
        <CardBack />
        <CardBack>13</CardBack>
        <CardBack size="small">4</CardBack>
      </div>
      <div className="row stretch">
        <CardFace icon="sfi" title="Starfleet intervenes" line="Play" tone="ready" />
        <CardFace icon="utopia" title="Utopia Planitia" line="next turn" tone="waiting" />
        <CardFace icon="victory" title="Victory point" line="hidden" />
        <CardFace icon="monopoly" title="Handelsmonopol" line="Spielen" tone="ready" />
        <SupportCardView icon="forced-trade" name="Uhura" side="A" />
        <SupportCardView icon="ship-substitute" name="Scott" side="A" holder={0} mine />
        <SupportCardView icon="compensation" name="Spock" side="A" holder={1} />
        <SupportCardView icon="seven-shield" name="Kirk" side="B" holder={3} />
        <p className="tag">
          <SideBadge side="B" /> Kirk
        </p>
        <SupportPanel
          icon="ship-substitute"
          name="Scott"
          side="A"
          holder={0}
          text="Pay one card of any kind in place of a ship’s tritanium or dilithium."
        >
          <button type="button" className="btn small">
            Use
          </button>
        </SupportPanel>
      </div>
      <Rolls />
    </>
  );
}

function Rolls() {
  const [roll, setRoll] = useState(0);
  return (
    <div className="row">
      <DicePair
        faces={[(roll % 6) + 1, ((roll * 5 + 4) % 6) + 1]}
        roll={roll}
        motion={roll === 0 ? 'still' : 'rolling'}
        name={`Roll ${roll}`}
      />
      <button type="button" className="btn" onClick={() => setRoll(roll + 1)}>
        <GameIcon name="roll" /> Roll
      </button>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <Die key={face} face={face} />
      ))}
      <Die face={3} tone="brass" />
      <Die face={2} tone="red" />
    </div>
  );
}
