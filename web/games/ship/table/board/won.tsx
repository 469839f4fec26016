import { type Player, playerOf } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { nth } from '../../../common/nth.ts';
import type { CardPicture } from '../../art/cards/card.ts';
import { CardSigns, Fan, WonCard } from '../../art/cards/small-card.tsx';
import { bitsOf, type Gear, type GearProps } from '../gear.ts';
import { entryOfKind, entryOfPicture } from '../parts/entries.ts';
import { coloniesOf, pictureOf, taskTitle } from '../parts/pictures.ts';
import { scrolls } from '../parts/scrolls.ts';
import { type SayShip, useShip } from '../parts/voice.ts';

interface WonProps extends GearProps {
  readonly seat: number;
}

/** The stations of a ship as pictures. */
const stationsOf = ({ play, gear: { kit } }: GearProps, { stations }: Player, say: SayShip): readonly CardPicture[] =>
  bitsOf(stations).map((station) => pictureOf(play, kit, kit.facts.berths[station] ?? 0, say));

/** The pirates it has beaten. */
const trophiesOf = ({ play, gear: { kit } }: GearProps, { trophies }: Player, say: SayShip): readonly CardPicture[] =>
  bitsOf(trophies).map((bit) => pictureOf(play, kit, kit.facts.pirates[bit] ?? 0, say));

/** What a task that was kept has brought. */
function TaskSigns({ gear, task }: { gear: Gear; task: number }) {
  const { points, medals, friendship } = nth(gear.kit.variant.tasks, task);
  return (
    <>
      <GameIcon name="target" />
      {points > 0 && <GameIcon name="points" />}
      {medals > 0 && <GameIcon name="medal" />}
      {friendship > 0 && <GameIcon name="friendship" />}
    </>
  );
}

/** Cards that may be alike are told apart by where they lie. */
const keyed = (cards: readonly CardPicture[]) => cards.map((card, i) => ({ card, key: `${i} ${card.name}` }));

interface CardsProps extends GearProps {
  readonly cards: readonly CardPicture[];
}

function Cards({ play, gear, cards }: CardsProps) {
  return keyed(cards).map(({ card, key }) => (
    <WonCard
      key={key}
      name={card.name}
      about={<AboutCard play={play} entry={entryOfPicture(gear.kit, card)} name={card.name} />}
    >
      <CardSigns card={card} />
    </WonCard>
  ));
}

/** What a captain has won, fanned out by sorts. */
export function WonCards({ play, gear, seat }: WonProps) {
  const say = useShip();
  const player = playerOf(play.view.table, seat);
  const colonies = coloniesOf(play, gear.kit, player, say);
  const stations = stationsOf({ play, gear }, player, say);
  const trophies = trophiesOf({ play, gear }, player, say);
  const tasks = bitsOf(player.tasks).map((task) => ({ task, name: taskTitle(play, gear.kit, task) }));
  const orders = entryOfKind(gear.kit, 'target');
  return (
    <section className="ship-won" data-anchor={`won-${seat}`} aria-label={say('won.name')} ref={scrolls}>
      {colonies.length > 0 && (
        <Fan sign="colony" label={say('won.colonies', { n: colonies.length })}>
          <Cards play={play} gear={gear} cards={colonies} />
        </Fan>
      )}
      {stations.length > 0 && (
        <Fan sign="trade-station" label={say('won.stations', { n: stations.length })}>
          <Cards play={play} gear={gear} cards={stations} />
        </Fan>
      )}
      {trophies.length + tasks.length > 0 && (
        <Fan sign="medal" label={say('won.deeds', { n: trophies.length + tasks.length })}>
          <Cards play={play} gear={gear} cards={trophies} />
          {tasks.map(({ task, name }) => (
            <WonCard key={task} name={name} about={<AboutCard play={play} entry={orders} name={name} />}>
              <TaskSigns gear={gear} task={task} />
            </WonCard>
          ))}
        </Fan>
      )}
    </section>
  );
}

function Chips({ cards }: { cards: readonly CardPicture[] }) {
  return keyed(cards).map(({ card, key }) => (
    <span key={key} className="ship-chip" title={card.name}>
      <CardSigns card={card} />
      <span className="unseen">{card.name}</span>
    </span>
  ));
}

/** The same as a few signs, for the other captain. */
export function WonSigns({ play, gear, seat }: WonProps) {
  const say = useShip();
  const player = playerOf(play.view.table, seat);
  const stations = stationsOf({ play, gear }, player, say);
  const trophies = trophiesOf({ play, gear }, player, say);
  const tasks = bitsOf(player.tasks);
  return (
    <dl className="ship-won-signs" data-anchor={`won-${seat}`}>
      <div>
        <dt>{say('won.colonies.short')}</dt>
        <dd>
          <Chips cards={coloniesOf(play, gear.kit, player, say)} />
        </dd>
      </div>
      {stations.length > 0 && (
        <div>
          <dt>{say('won.stations.short')}</dt>
          <dd>
            <Chips cards={stations} />
          </dd>
        </div>
      )}
      {trophies.length + tasks.length > 0 && (
        <div>
          <dt>{say('won.deeds.short')}</dt>
          <dd>
            <Chips cards={trophies} />
            {tasks.map((task) => (
              <span key={task} className="ship-chip" title={taskTitle(play, gear.kit, task)}>
                <TaskSigns gear={gear} task={task} />
                <span className="unseen">{taskTitle(play, gear.kit, task)}</span>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
