import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { ASTRO, cannonPoints, type Event, type Kit, playerOf } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Explained } from '../../../../table/about.tsx';
import { whoIs } from '../../../common/who.ts';
import { FightDice } from '../../art/dice.tsx';
import { OddsBar, OddsTable } from '../../art/odds.tsx';
import { PirateCard, PirateScene } from '../../art/pirate-scene.tsx';
import { ROLLS, winningRolls, wins } from '../foresight.ts';
import type { GearProps, ShipPlay } from '../gear.ts';
import { sightings } from '../memory.ts';
import { entryOfKind } from '../parts/entries.ts';
import { type SayShip, useShip } from '../parts/voice.ts';
import { Counts } from './flight.tsx';
import { inQuestion, type Suspect, suspectsOf } from './suspects.ts';

function whereText(suspect: Suspect, play: ShipPlay, say: SayShip): string {
  const { place, sector, turn, seat, card } = suspect;
  if (place === 'taken') return say('pirate.taken', { ...whoIs(play, seat), turn });
  if (play.view.table.row.includes(card)) return say('pirate.passed');
  if (place === 'unseen') return say('pirate.unseen');
  return say(place === 'here' ? 'pirate.here' : 'pirate.elsewhere', { sector: sector + 1 });
}

/** With the memory aid: which pirates it may be. */
function Known({ play, suspects }: { readonly play: ShipPlay; readonly suspects: readonly Suspect[] }) {
  const say = useShip();
  return (
    <section className="pirate-known">
      <h3 className="small-caps">{say('pirate.known')}</h3>
      <ul>
        {suspects.map((suspect) => (
          <li key={suspect.card} className={`at-${suspect.place}`}>
            <span>
              <GameIcon name="cannon" /> {suspect.strength}
            </span>
            <span>{whereText(suspect, play, say)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The odds for every strength that this one may have. */
function Strengths({ strengths, cannons }: { strengths: readonly number[]; cannons: number }) {
  const say = useShip();
  return (
    <section className="pirate-known">
      <h3 className="small-caps">{say('pirate.odds')}</h3>
      <ul>
        {strengths.map((strength) => {
          const n = winningRolls(cannons, strength);
          return (
            <li key={strength}>
              <span>
                <GameIcon name="cannon" /> {strength}
              </span>
              <OddsBar name={say('pirate.wins', { n, of: ROLLS })} wins={wins(cannons, strength)} />
              <span>
                {n}/{ROLLS}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The moment a pirate shows up: its demand, what is known of it, and the odds of a fight. */
export function PirateSpace({ play, gear }: GearProps) {
  const say = useShip();
  const { view } = play;
  const { table } = view;
  const frame = top(table);
  const demand = frame.kind === 'pirate' ? frame.demand : 0;
  const own = view.seat === null ? NONE : view.hand.pirate;
  const seen = own === NONE ? 'unknown' : (gear.kit.facts.strength[own] ?? 'unknown');
  const isAided = table.options.aid === 'on';
  const cannons = cannonPoints(playerOf(table, table.active));
  const suspects = suspectsOf(table, gear.kit, demand, sightings(play.story, gear.kit));
  const possible = seen === 'unknown' ? inQuestion(suspects) : [seen];
  const isFlyer = view.seat === table.active;
  const { medals, stock } = playerOf(table, table.active);
  const astro = stock[ASTRO] ?? 0;
  const [only] = possible;
  return (
    <PirateScene>
      <div className="pirate-space">
        <Explained play={play} entry={entryOfKind(gear.kit, 'pirate')} name={say('card.pirate')}>
          <PirateCard demand={demand} strength={seen} />
        </Explained>
        <div className="pirate-words">
          <p className="muted">{say(isFlyer ? 'pirate.drawn' : 'pirate.seen', whoIs(play, table.active))}</p>
          <h2 className="display">{say('pirate.demand', { n: demand })}</h2>
          <p className="pirate-choice">{say('pirate.choice')}</p>
          <ul className="pirate-stakes">
            <li>
              <GameIcon name="astro" className="ink-astro" />{' '}
              {astro < demand
                ? say('pirate.poor', { n: astro })
                : say('pirate.pay', { n: demand, from: astro, to: astro - demand })}
            </li>
            <li className="good">
              <GameIcon name="check" />{' '}
              {say(areAlike(gear.kit) ? 'pirate.win' : 'pirate.win.card', { medals: medals + 1 })}
            </li>
            <li className="bad">
              <GameIcon name="close" /> {say('pirate.lose', { n: Math.max(0, table.speed - table.flown) })}
            </li>
          </ul>
        </div>
        {possible.length === 1 && only !== undefined && (
          <div className="pirate-odds">
            <p>
              <span className="display">
                {winningRolls(cannons, only)}/{ROLLS}
              </span>{' '}
              <span>{say('pirate.against', { strength: only, cannons })}</span>
            </p>
            <OddsTable
              name={say('pirate.wins', { n: winningRolls(cannons, only), of: ROLLS })}
              wins={wins(cannons, only)}
              seat={table.active}
            />
          </div>
        )}
        {possible.length > 1 && <Strengths strengths={possible} cannons={cannons} />}
        {isAided && seen === 'unknown' && <Known play={play} suspects={suspects} />}
      </div>
      <Counts play={play} />
    </PirateScene>
  );
}

/** Whether every pirate of the game pays one resource of choice and nothing else. */
const areAlike = ({ facts }: Kit): boolean =>
  facts.pirates.every((card) => facts.prize[card] === 1 && facts.bounty[card] === 0);

type Fought = Extract<Event, { kind: 'fought' }>;

/** Whether it is a fight with a pirate that may still be shown. */
const isShown = (event: Event): event is Fought => event.kind === 'fought' && event.card !== null;

/** The fight that was fought last in this turn, null without. */
export function lastFight({ story }: ShipPlay): Fought | null {
  const turn = story.findLastIndex(({ event }) => event.kind === 'turn' || event.kind === 'revealed');
  const fights = story.slice(turn + 1).flatMap(({ event }) => (isShown(event) ? [event] : []));
  return fights.at(-1) ?? null;
}

/** How a fight went: both dice, both sums. */
export function FightSpace({ play, fight }: { readonly play: ShipPlay; readonly fight: Fought }) {
  const say = useShip();
  const { own, other, cannons, strength, seat, isWon } = fight;
  const isRolling = play.happening.some(({ kind }) => kind === 'fought');
  const verdict = say(isWon ? 'pirate.won' : 'pirate.lost', whoIs(play, seat));
  return (
    <div className="ship-fight">
      <FightDice
        name={say('pirate.fought', { own: own + cannons, other: other + strength, verdict })}
        seat={seat}
        own={{ strength: cannons, face: own }}
        pirate={{ strength, face: other }}
        words={{
          own: say('pirate.own', whoIs(play, seat)),
          pirate: say('card.pirate'),
          between: say('pirate.even'),
        }}
        roll={play.view.table.turn}
        motion={isRolling ? 'rolling' : 'still'}
      />
      <p className={isWon ? 'good' : 'bad'}>{verdict}</p>
    </div>
  );
}
