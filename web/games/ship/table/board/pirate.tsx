import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { ASTRO, cannonPoints, type Event, playerOf, type ShipKit } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { CardWithAbout } from '../../../../table/about.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { FightDice } from '../../art/dice.tsx';
import { OddsBar, OddsTable } from '../../art/odds.tsx';
import { PirateCard, PirateScene } from '../../art/pirate-scene.tsx';
import { cardSightings } from '../card-sightings.ts';
import { entryOfKind } from '../parts/entries.ts';
import { type ShipTranslate, useShipTexts } from '../parts/use-ship-texts.ts';
import { COMBAT_ROLL_COUNT, winningRolls, winsFight } from '../predictions.ts';
import type { ShipPartProps, ShipTableApi } from '../types.ts';
import { FlightCounters } from './flight.tsx';
import { possibleStrengths, type Suspect, suspectsOf } from './suspects.ts';

function whereText(suspect: Suspect, play: ShipTableApi, say: ShipTranslate): string {
  const { place, sector, turn, seat, card } = suspect;
  if (place === 'taken') return say('pirate.taken', { ...seatTextArgs(play, seat), turn });
  if (play.view.table.row.includes(card)) return say('pirate.passed');
  if (place === 'unseen') return say('pirate.unseen');
  return say(place === 'here' ? 'pirate.here' : 'pirate.elsewhere', { sector: sector + 1 });
}

/** With the memory aid: which pirates it may be. */
function KnownPirates({ play, suspects }: { readonly play: ShipTableApi; readonly suspects: readonly Suspect[] }) {
  const say = useShipTexts();
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

/** The odds for every strength that this pirate may have. */
function StrengthOdds({ strengths, cannons }: { strengths: readonly number[]; cannons: number }) {
  const say = useShipTexts();
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
              <OddsBar name={say('pirate.wins', { n, of: COMBAT_ROLL_COUNT })} wins={winsFight(cannons, strength)} />
              <span>
                {n}/{COMBAT_ROLL_COUNT}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The moment a pirate appears: its demand, what is known of it, and the odds of a fight. */
export function PirateSpace({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { view } = play;
  const { table } = view;
  const frame = topFrame(table);
  const demand = frame.kind === 'pirate' ? frame.demand : 0;
  const own = view.seat === null ? NONE : view.hand.pirate;
  const seen = own === NONE ? 'unknown' : (variantUi.kit.facts.strength[own] ?? 'unknown');
  const isAided = table.options.aid === 'on';
  const cannons = cannonPoints(playerOf(table, table.active));
  const suspects = suspectsOf(table, variantUi.kit, demand, cardSightings(play.story, variantUi.kit));
  const possible = seen === 'unknown' ? possibleStrengths(suspects) : [seen];
  const isFlyer = view.seat === table.active;
  const { medals, stock } = playerOf(table, table.active);
  const astro = stock[ASTRO] ?? 0;
  const [only] = possible;
  return (
    <PirateScene>
      <div className="pirate-space">
        <CardWithAbout play={play} entry={entryOfKind(variantUi.kit, 'pirate')} name={say('card.pirate')}>
          <PirateCard demand={demand} strength={seen} />
        </CardWithAbout>
        <div className="pirate-words">
          <p className="muted">{say(isFlyer ? 'pirate.drawn' : 'pirate.seen', seatTextArgs(play, table.active))}</p>
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
              {say(arePirateRewardsAlike(variantUi.kit) ? 'pirate.win' : 'pirate.win.card', { medals: medals + 1 })}
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
                {winningRolls(cannons, only)}/{COMBAT_ROLL_COUNT}
              </span>{' '}
              <span>{say('pirate.against', { strength: only, cannons })}</span>
            </p>
            <OddsTable
              name={say('pirate.wins', { n: winningRolls(cannons, only), of: COMBAT_ROLL_COUNT })}
              wins={winsFight(cannons, only)}
              seat={table.active}
            />
          </div>
        )}
        {possible.length > 1 && <StrengthOdds strengths={possible} cannons={cannons} />}
        {isAided && seen === 'unknown' && <KnownPirates play={play} suspects={suspects} />}
      </div>
      <FlightCounters play={play} />
    </PirateScene>
  );
}

/** Whether every pirate of the game rewards exactly one resource of choice. */
const arePirateRewardsAlike = ({ facts }: ShipKit): boolean =>
  facts.pirates.every((card) => facts.prize[card] === 1 && facts.bounty[card] === 0);

type FightEvent = Extract<Event, { kind: 'fought' }>;

/** Whether it is a fight with a pirate that may still be shown. */
const isShownFight = (event: Event): event is FightEvent => event.kind === 'fought' && event.card !== null;

/** The last fight of this turn, null for none. */
export function lastFight({ story }: ShipTableApi): FightEvent | null {
  const turn = story.findLastIndex(({ event }) => event.kind === 'turn' || event.kind === 'revealed');
  const fights = story.slice(turn + 1).flatMap(({ event }) => (isShownFight(event) ? [event] : []));
  return fights.at(-1) ?? null;
}

/** How a fight went: both dice, both sums. */
export function FightSpace({ play, fight }: { readonly play: ShipTableApi; readonly fight: FightEvent }) {
  const say = useShipTexts();
  const { own, other, cannons, strength, seat, isWon } = fight;
  const isRolling = play.currentEvents.some(({ kind }) => kind === 'fought');
  const verdict = say(isWon ? 'pirate.won' : 'pirate.lost', seatTextArgs(play, seat));
  return (
    <div className="ship-fight">
      <FightDice
        name={say('pirate.fought', { own: own + cannons, other: other + strength, verdict })}
        seat={seat}
        own={{ strength: cannons, face: own }}
        pirate={{ strength, face: other }}
        words={{
          own: say('pirate.own', seatTextArgs(play, seat)),
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
