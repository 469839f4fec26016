import { useState } from 'react';
import { ResourceCard } from '../../../art/cards/resource-card.tsx';
import { numberRange } from '../../../art/draw.ts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../art/seats.tsx';
import { WorldView } from '../../../art/worlds/world.tsx';
import { SAMPLE_HOLD } from '../../../gallery/hold.ts';
import { type BallColour, Shaker, SpeedSum } from '../art/balls.tsx';
import {
  Book,
  BookChoice,
  BookPage,
  ContestFrame,
  ContestSide,
  Interlude,
  OutcomeLine,
  StoryText,
} from '../art/encounter/book.tsx';
import { type EncounterScene, SceneEngraving } from '../art/encounter/engraving.tsx';
import { FriendshipCardView, Medals } from '../art/honours.tsx';
import { MapDefinitions } from '../art/map/definitions.tsx';
import { ReachSign } from '../art/map/reach.tsx';
import { Mothership } from '../art/mothership.tsx';
import type { PeopleName } from '../art/people.ts';
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../art/pieces.tsx';
import { VictoryTrack } from '../art/victory-track.tsx';
import { ChartStamp, SampleChart } from './chart.tsx';

const SCENES: readonly EncounterScene[] = ['merchant', 'pirate', 'distress', 'warp', 'travelers', 'wear'];
const PEOPLES: readonly (readonly [PeopleName, string, string])[] = [
  ['green-folk', 'More ore', '+1 ore whenever you produce ore'],
  ['scientists', 'Better boosters', '+2 speed'],
  ['merchants', 'Food 2:1', 'trade two food for one of any kind'],
  ['diplomats', 'Fame for sale', 'once a turn: one goods for half a medal'],
  ['travelers', 'Glorious gift', 'once a turn: ask one player for a card'],
];
const SHAKES: readonly (readonly [BallColour, BallColour])[] = [
  ['yellow', 'red'],
  ['black', 'yellow'],
  ['yellow', 'yellow'],
  ['blue', 'red'],
];

export const title = 'Starfarers';

export function Gallery() {
  return (
    <div data-game="starfarers">
      <MapDefinitions />
      <div className="row">
        {SAMPLE_HOLD.map(([resource, count]) => (
          <ResourceCard
            key={resource}
            resource={resource}
            picture={<WorldView resource={resource} size={100} />}
            name={resource}
            count={count}
          />
        ))}
      </div>
      <SampleChart detail="near" />
      <p className="row">
        <ReachSign act="cost" /> in reach, cost
        <ReachSign act="explore" /> explore
        <ReachSign act="found" /> found
        <ReachSign act="dock" /> dock
        <ReachSign act="clear" /> clear
        <ReachSign act="closed" /> site closed
      </p>
      <div className="row">
        <div className="half-size">
          <SampleChart detail="far" />
        </div>
        <div className="phone-chart">
          <SampleChart detail="near" view="180 60 340 400" />
        </div>
        <ChartStamp />
        <PieceSheet />
      </div>
      <h3>Victory, mothership, balls</h3>
      <VictoryTrack
        name="Mira 10, Jonas 9, Halley 7, Aiko 11, Tycho 9, Ilse 4 of 15"
        range={[4, 15]}
        places={[10, 9, 7, 11, 9, 4].map((points, seat) => ({ seat, points }))}
      />
      <Ships />
      <h3>Friendship and fame</h3>
      <div className="row stretch">
        {PEOPLES.map(([people, title, text], i) => (
          <FriendshipCardView
            key={people}
            people={people}
            title={title}
            text={text}
            state={(['normal', 'lit', 'chosen', 'dim', 'used'] as const)[i] ?? 'normal'}
            {...(i === 0 && { holder: { seat: 0, name: 'yours' } })}
          />
        ))}
        <Medals name="5 half medals, 2 points" halves={5} />
        <Medals name="2 half medals, 1 point" halves={2} />
      </div>
      <h3>Encounter</h3>
      <Encounter />
      <div className="scenes">
        {SCENES.map((scene) => (
          <SceneEngraving key={scene} scene={scene} name={scene} />
        ))}
      </div>
    </div>
  );
}

function PieceSheet() {
  return (
    <svg className="sheet-drawing" viewBox="-30 -30 360 270" width="360" height="270" role="img" aria-label="Pieces">
      {numberRange(0, 6, 1).map((seat) => (
        <g key={seat} transform={`translate(0 ${seat * 44})`}>
          <ColonyPiece seat={seat} />
          <g transform="translate(54 0)">
            <SpaceportPiece seat={seat} launches={[0, 120]} />
          </g>
          <g transform="translate(108 0)">
            <StationPiece seat={seat} />
          </g>
          <g transform="translate(166 0)">
            <TransportPiece seat={seat} freight="colony" heading={seat * 60} />
          </g>
          <g transform="translate(226 0)">
            <TransportPiece seat={seat} freight="trade" heading={seat * -60} />
          </g>
        </g>
      ))}
    </svg>
  );
}

function Ships() {
  const [shake, setShake] = useState(0);
  const fallen = SHAKES[shake % SHAKES.length] ?? ['yellow', 'red'];
  return (
    <div className="row">
      <div className="mother-place">
        <Mothership
          name="1 of 6 boosters, 3 of 5 freight pods, 3 of 6 cannons"
          seat={0}
          boosters={{ count: 1, preview: 1 }}
          pods={{ count: 3 }}
          cannons={{ count: 4, preview: -1 }}
          balls={fallen}
        />
      </div>
      <Shaker name={fallen.join(' and ')} fallen={fallen} shake={shake} motion={shake === 0 ? 'still' : 'shaking'} />
      <div>
        <p>
          <button type="button" className="btn" onClick={() => setShake(shake + 1)}>
            <GameIcon name="roll" /> Shake
          </button>
        </p>
        <SpeedSum
          balls={['yellow', 'red']}
          words={{ balls: 'balls', total: 'speed' }}
          parts={[
            { name: 'base', amount: 5 },
            { name: 'booster', amount: 1 },
            { name: 'Scientists', amount: 0 },
          ]}
        />
      </div>
    </div>
  );
}

function Encounter() {
  return (
    <Book>
      <BookPage running={['Encounter', 'Ninth of thirty-two']}>
        <h2>A Ship under Attack</h2>
        <SceneEngraving scene="rescue" name="A freighter between two pirate cutters above a great planet" />
        <StoryText>
          Off Tycho you come upon a freighter, her sail of light in rags, two cutters circling her like wolves. Her
          captain does not beg; she only signals her name, again and again.
        </StoryText>
        <BookChoice
          state="chosen"
          mark={<SeatMark seat={0} />}
          title="Step in and fight"
          stakes="Your 3 cannons and the balls against a neighbour’s."
        />
        <BookChoice state="declined" mark="II" title="Fly on" stakes="Nothing happens, or you lose half a medal." />
        <BookChoice mark="III" title="Wait" stakes="Still open." />
      </BookPage>
      <BookPage running={['Turn 15', 'Log of the mothership']}>
        <ContestFrame between="against">
          <ContestSide
            seat={0}
            name="You"
            part="to the rescue"
            balls={['yellow', 'red']}
            fittings={{ sign: 'cannon', count: 3 }}
            figures={{ balls: 5, total: 8 }}
            word="combat"
            outcome="won"
          />
          <ContestSide
            seat={3}
            name="Aiko"
            part="plays the pirates"
            balls={['blue', 'yellow']}
            fittings={{ sign: 'cannon', count: 4 }}
            figures={{ balls: 3, total: 7 }}
            word="combat"
            outcome="lost"
          />
        </ContestFrame>
        <Interlude>What came of it</Interlude>
        <ol>
          <OutcomeLine state="done" mark={<GameIcon name="check" />}>
            The cutters break off, one of them burning.
          </OutcomeLine>
          <OutcomeLine
            state="done"
            mark={<GameIcon name="half-medal" />}
            note="half a medal · you now hold 5, worth 2 points"
          >
            Her captain writes your name into her book.
          </OutcomeLine>
          <OutcomeLine state="now" mark="3">
            “Take what we can spare.” Choose any two.
          </OutcomeLine>
          <OutcomeLine state="next" mark="4" note="base speed 3, with 1 booster 4">
            Then your ships fly on.
          </OutcomeLine>
        </ol>
      </BookPage>
    </Book>
  );
}
