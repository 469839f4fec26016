import { useState } from 'react';
import { ResourceCard } from '../../../art/cards/resource-card.tsx';
import { TurningCard } from '../../../art/cards/turning-card.tsx';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import { SAMPLE_HOLD } from '../../../gallery/hold.ts';
import type { CardPicture } from '../art/cards/card.ts';
import { CentreCard, CouncilTask, HonourCard } from '../art/cards/council.tsx';
import { SectorBack, SectorStack } from '../art/cards/sector-back.tsx';
import { SectorCard } from '../art/cards/sector-card.tsx';
import { CardFan, CardSigns, WonCard } from '../art/cards/small-card.tsx';
import { ActionsLeft, Coins, CountWithSign, SpeedLeft } from '../art/counters.tsx';
import { FIGHT_FACES, FightDice, FightDie, PRODUCTION_FACES, ProductionDie } from '../art/dice.tsx';
import { CardToCome, FlightRow, FlightSlot } from '../art/flight-row.tsx';
import { MemoryChip, MemorySector, UnseenChip } from '../art/memory.tsx';
import { OddsBar, OddsTable } from '../art/odds.tsx';
import { PirateCard, PirateScene } from '../art/pirate-scene.tsx';
import { ShipPlan } from '../art/ship/plan.tsx';
import { GERMAN_SHIP, OTHER_SHIP, OWN_SHIP, SAIPH, SAMPLE_CARDS } from './sample.ts';

export const title = 'Starship';

export function Gallery() {
  return (
    <div data-game="starship">
      <Ships />
      <h3>Cards</h3>
      <div className="row">
        {SAMPLE_HOLD.map(([resource, count]) => (
          <ResourceCard key={resource} resource={resource} picture="sign" name={resource} count={count} />
        ))}
      </div>
      <div className="row stretch">
        {SAMPLE_CARDS.map((card) => (
          <SectorCard key={card.name} card={card} />
        ))}
        <SectorCard card={SAIPH} state="lit" />
        <SectorCard card={SAIPH} state="chosen" />
      </div>
      <h3>Flight</h3>
      <Flight />
      <h3>Pirate</h3>
      <Pirate />
      <h3>Council, honours, centres, cards won</h3>
      <Council />
      <h3>Counters and dice</h3>
      <Counters />
      <h3>Memory aid</h3>
      <Memory />
    </div>
  );
}

function Ships() {
  const [chosen, choose] = useState('');
  return (
    <>
      <div className="middle-ship">
        <ShipPlan name="Noor’s ship" ship={OTHER_SHIP} heading="left" />
      </div>
      <ShipPlan
        name="Your ship"
        ship={OWN_SHIP}
        states={{
          'hold-food': 'chosen',
          'bay-1': 'lit',
          'cannon-2': 'lit',
          'booster-2': 'lit',
          'room-production': 'hovered',
        }}
        over={(part) => (
          <button
            type="button"
            aria-label={part}
            aria-pressed={part === chosen}
            onClick={() => choose(part === chosen ? '' : part)}
          />
        )}
      />
      <div className="narrow-ship">
        <ShipPlan name="The same ship, in German" ship={GERMAN_SHIP} />
      </div>
      <div className="row">
        <div className="small-ship">
          <ShipPlan name="Your ship, on a phone" ship={OWN_SHIP} states={{ 'hold-food': 'chosen', 'bay-1': 'lit' }} />
        </div>
        <div className="small-ship">
          <ShipPlan name="Noor’s ship, on a phone" ship={OTHER_SHIP} heading="left" />
        </div>
      </div>
    </>
  );
}

const card = (kind: CardPicture['kind'], from = 0): CardPicture =>
  SAMPLE_CARDS.filter((each) => each.kind === kind)[from] ?? SAIPH;

function Flight() {
  return (
    <>
      <div className="row">
        <span>Speed</span>
        <SpeedLeft name="Speed 8, 3 left" most={8} left={3} />
        <span>Actions</span>
        <ActionsLeft name="3 actions, 1 left" most={3} left={1} />
      </div>
      <FlightRow name="Flight">
        <FlightSlot caption={<>paid 3</>}>
          <SectorCard card={card('pirate')} />
        </FlightSlot>
        <FlightSlot caption="no colony ship">
          <SectorCard card={card('colony')} state="passed" />
        </FlightSlot>
        <FlightSlot
          tone="done"
          caption={
            <>
              bought 1 <ResourceIcon resource="carbon" />
            </>
          }
        >
          <SectorCard card={card('outpost')} state="used" />
        </FlightSlot>
        <FlightSlot tone="done" caption="Urgent Need I">
          <SectorCard card={card('target')} state="used" />
        </FlightSlot>
        <FlightSlot>
          <SectorCard card={SAIPH} kindName="Trade planet" state="current" size="large" />
        </FlightSlot>
        <FlightSlot caption="seen by the other captain">
          <SectorBack sector="2" size="large" />
        </FlightSlot>
        <FlightSlot>
          <Turning />
        </FlightSlot>
        <CardToCome number={8} />
      </FlightRow>
      <div className="row stretch">
        <SectorStack sector="1" count={10}>
          10 cards
        </SectorStack>
        <SectorStack sector="2" count={5} state="chosen">
          5 of 10
        </SectorStack>
        <SectorStack sector="3" count={10} state="lit">
          10 cards
        </SectorStack>
        <SectorStack sector="4" count={2} state="dim">
          2 of 10
        </SectorStack>
        <SectorStack sector="4" count={0} />
        <SectorStack sector="II" count={12}>
          Reserve 16
        </SectorStack>
      </div>
    </>
  );
}

function Turning() {
  const [isUp, turn] = useState(false);
  return (
    <button type="button" aria-label="Turn the card" onClick={() => turn(!isUp)}>
      <TurningCard
        back={<SectorBack sector="3" size="large" />}
        face={isUp ? <SectorCard card={card('colony', 1)} /> : null}
      />
    </button>
  );
}

const wins = (own: number, other: number) => own + 3 >= other + 3;

function Pirate() {
  const [roll, setRoll] = useState(0);
  return (
    <PirateScene>
      <div className="row">
        <PirateCard demand={3} strength="unknown" />
        <div>
          <h3>Pirates demand 3 astro</h3>
          <FightDice
            name="You 3 + 2, the pirate 3 + 3"
            seat={0}
            own={{ strength: 3, face: FIGHT_FACES[(roll * 5 + 1) % 6] ?? 2 }}
            pirate={{ strength: 'unknown', face: FIGHT_FACES[(roll * 7 + 3) % 6] ?? 3 }}
            words={{ own: 'you', pirate: 'pirate', between: 'equal or higher wins' }}
            roll={roll}
            motion={roll === 0 ? 'still' : 'rolling'}
          />
          <p className="row">
            <button type="button" className="btn">
              <GameIcon name="astro" /> Pay 3
            </button>
            <button type="button" className="btn danger" onClick={() => setRoll(roll + 1)}>
              <GameIcon name="cannon" /> Fight
            </button>
          </p>
          <OddsBar name="23 of 36 rolls win" wins={wins} />
        </div>
        <OddsTable name="23 of 36 rolls win" wins={wins} seat={0} />
        <PirateCard demand={3} strength={4} />
      </div>
    </PirateScene>
  );
}

function Council() {
  const astro = (amount: number) => (
    <>
      <GameIcon name="astro" className="ink-astro" /> {amount}
    </>
  );
  return (
    <>
      <div className="row stretch">
        <CouncilTask
          planet="Hades"
          name="Plague"
          asks={
            <>
              2 <ResourceIcon resource="science" />
            </>
          }
          gives={
            <>
              <GameIcon name="points" className="ink-astro" /> 1
            </>
          }
          standing={{ state: 'ready', text: 'have 2' }}
        />
        <CouncilTask
          planet="Poseidon"
          name="Council Meeting"
          asks={astro(6)}
          gives={
            <>
              <GameIcon name="medal" className="ink-astro" /> + 2 of choice
            </>
          }
          standing={{ state: 'missing', text: '2 astro short' }}
        />
        <HonourCard
          sign="friendship"
          name="Friend of the Peoples"
          counts={[
            { seat: 0, count: 2 },
            { seat: 1, count: 2 },
          ]}
          note="nobody’s yet: first with 3"
        />
        <HonourCard
          sign="medal"
          name="Hero of the Peoples"
          holder={0}
          counts={[
            { seat: 0, count: 3 },
            { seat: 1, count: 2 },
          ]}
          note="yours, 1 point"
        />
      </div>
      <div className="row stretch">
        <CentreCard room="logistics" level={1} name="Logistics" note="3 per hold" state="lit" />
        <CentreCard room="science" level={2} name="Science" note="1 on 2 and 3" />
        <CentreCard room="trade" level={1} name="Trade" note="buy 1 for 2" state="chosen" />
        <CentreCard room="communications" level={2} name="Communications" note="Noor holds it" state="dim" />
        <CardFan sign="colony" label="3 colonies">
          {SAMPLE_CARDS.filter((each) => each.kind === 'colony').map((each) => (
            <WonCard key={each.name} name={each.name}>
              <CardSigns card={each} />
            </WonCard>
          ))}
        </CardFan>
        <CardFan sign="trade-station" label="1 station">
          <WonCard name={SAIPH.name}>
            <CardSigns card={SAIPH} />
          </WonCard>
        </CardFan>
      </div>
    </>
  );
}

function Counters() {
  return (
    <>
      <div className="row">
        <CountWithSign sign="astro" count={14} change={-6} />
        <CountWithSign sign="friendship" count={2} change={1} />
        <CountWithSign sign="medal" count={3} />
        <CountWithSign sign="points" count={5} />
        <CountWithSign sign="cannon" count={3} />
        <CountWithSign sign="booster" count={5} />
        <Coins astro={14} />
        <Coins astro={47} />
      </div>
      <div className="row">
        {PRODUCTION_FACES.filter((face, i) => PRODUCTION_FACES.indexOf(face) === i).map((face) => (
          <ProductionDie key={face} face={face} />
        ))}
        {FIGHT_FACES.filter((face, i) => FIGHT_FACES.indexOf(face) === i).map((face) => (
          <FightDie key={face} face={face} side="own" />
        ))}
        <FightDie face={4} side="pirate" />
        <ProductionDie face={2} size="large" />
        <ProductionDie face={3} size="small" />
      </div>
    </>
  );
}

function Memory() {
  return (
    <div className="narrow">
      <MemorySector sector="1">
        {SAMPLE_CARDS.slice(0, 4).map((each) => (
          <MemoryChip key={each.name} card={each} />
        ))}
        <UnseenChip>4 unseen</UnseenChip>
      </MemorySector>
      <MemorySector sector="2" state="current">
        {SAMPLE_CARDS.slice(4).map((each, i) => (
          <MemoryChip
            key={each.name}
            card={each}
            certainty={i % 3 === 1 ? 'perhaps' : 'sure'}
            {...(i % 3 === 0 && { since: 'turn 7' })}
          />
        ))}
        <UnseenChip>3 unseen</UnseenChip>
      </MemorySector>
    </div>
  );
}
