import { itemAt } from '@orrery/common';
import { type Player, playerOf } from '@orrery/ship/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import type { CardPicture } from '../../art/cards/card.ts';
import { CardFan, CardSigns, WonCard } from '../../art/cards/small-card.tsx';
import { entryOfKind, entryOfPicture } from '../parts/entries.ts';
import { cardPicture, coloniesOf, taskTitle } from '../parts/pictures.ts';
import { makeScrollFocusable } from '../parts/scroll-focus.ts';
import { type ShipTranslate, useShipTexts } from '../parts/use-ship-texts.ts';
import { bitsOf, type ShipPartProps, type ShipVariantUi } from '../types.ts';

interface WonProps extends ShipPartProps {
  readonly seat: number;
}

/** The stations of a ship as pictures. */
const stationsOf = (
  { play, variantUi: { kit } }: ShipPartProps,
  { stations }: Player,
  say: ShipTranslate,
): readonly CardPicture[] =>
  bitsOf(stations).map((station) => cardPicture(play, kit, kit.facts.berths[station] ?? 0, say));

/** The pirates it has beaten. */
const trophiesOf = (
  { play, variantUi: { kit } }: ShipPartProps,
  { trophies }: Player,
  say: ShipTranslate,
): readonly CardPicture[] => bitsOf(trophies).map((bit) => cardPicture(play, kit, kit.facts.pirates[bit] ?? 0, say));

/** The reward of a completed task. */
function TaskSigns({ gear, task }: { gear: ShipVariantUi; task: number }) {
  const { points, medals, friendship } = itemAt(gear.kit.variant.tasks, task);
  return (
    <>
      <GameIcon name="target" />
      {points > 0 && <GameIcon name="points" />}
      {medals > 0 && <GameIcon name="medal" />}
      {friendship > 0 && <GameIcon name="friendship" />}
    </>
  );
}

/** Identical cards get keys by their position. */
const keyed = (cards: readonly CardPicture[]) => cards.map((card, i) => ({ card, key: `${i} ${card.name}` }));

interface CardsProps extends ShipPartProps {
  readonly cards: readonly CardPicture[];
}

function Cards({ play, variantUi, cards }: CardsProps) {
  return keyed(cards).map(({ card, key }) => (
    <WonCard
      key={key}
      name={card.name}
      about={<AboutCard play={play} entry={entryOfPicture(variantUi.kit, card)} name={card.name} />}
    >
      <CardSigns card={card} />
    </WonCard>
  ));
}

/** A captain's won cards, fanned out by kind. */
export function WonCards({ play, variantUi, seat }: WonProps) {
  const say = useShipTexts();
  const player = playerOf(play.view.table, seat);
  const colonies = coloniesOf(play, variantUi.kit, player, say);
  const stations = stationsOf({ play, variantUi }, player, say);
  const trophies = trophiesOf({ play, variantUi }, player, say);
  const tasks = bitsOf(player.tasks).map((task) => ({ task, name: taskTitle(play, variantUi.kit, task) }));
  const orders = entryOfKind(variantUi.kit, 'target');
  return (
    <section className="ship-won" data-anchor={`won-${seat}`} aria-label={say('won.name')} ref={makeScrollFocusable}>
      {colonies.length > 0 && (
        <CardFan sign="colony" label={say('won.colonies', { n: colonies.length })}>
          <Cards play={play} variantUi={variantUi} cards={colonies} />
        </CardFan>
      )}
      {stations.length > 0 && (
        <CardFan sign="trade-station" label={say('won.stations', { n: stations.length })}>
          <Cards play={play} variantUi={variantUi} cards={stations} />
        </CardFan>
      )}
      {trophies.length + tasks.length > 0 && (
        <CardFan sign="medal" label={say('won.deeds', { n: trophies.length + tasks.length })}>
          <Cards play={play} variantUi={variantUi} cards={trophies} />
          {tasks.map(({ task, name }) => (
            <WonCard key={task} name={name} about={<AboutCard play={play} entry={orders} name={name} />}>
              <TaskSigns gear={variantUi} task={task} />
            </WonCard>
          ))}
        </CardFan>
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

/** The same as a few signs, for the opponent. */
export function WonSigns({ play, variantUi, seat }: WonProps) {
  const say = useShipTexts();
  const player = playerOf(play.view.table, seat);
  const stations = stationsOf({ play, variantUi }, player, say);
  const trophies = trophiesOf({ play, variantUi }, player, say);
  const tasks = bitsOf(player.tasks);
  return (
    <dl className="ship-won-signs" data-anchor={`won-${seat}`}>
      <div>
        <dt>{say('won.colonies.short')}</dt>
        <dd>
          <Chips cards={coloniesOf(play, variantUi.kit, player, say)} />
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
              <span key={task} className="ship-chip" title={taskTitle(play, variantUi.kit, task)}>
                <TaskSigns gear={variantUi} task={task} />
                <span className="unseen">{taskTitle(play, variantUi.kit, task)}</span>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How many colonies and stations, where there is no room for the cards. */
export function WonCounts({ play, seat }: WonProps) {
  const say = useShipTexts();
  const { colonies, stations } = playerOf(play.view.table, seat);
  const counts = [
    { icon: 'colony', name: say('won.colonies.short'), n: bitsOf(colonies).length },
    { icon: 'trade-station', name: say('won.stations.short'), n: bitsOf(stations).length },
  ] as const;
  return (
    <span className="ship-won-counts" data-anchor={`won-${seat}`}>
      {counts.map(({ icon, name, n }) => (
        <span key={icon} className="ship-tally" title={name}>
          <GameIcon name={icon} />
          <span className="unseen">{name} </span>
          {n}
        </span>
      ))}
    </span>
  );
}
