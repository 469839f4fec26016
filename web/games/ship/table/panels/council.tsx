import { bitCount, itemAt, shortfall } from '@orrery/common';
import { boosterPoints, cannonPoints, MIN_SYMBOLS_FOR_CARD, playerOf, type Task } from '@orrery/ship/facts';
import { taskTarget } from '@orrery/ship/words';
import { Fragment, type ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { CouncilTask, HonourCard } from '../../art/cards/council.tsx';
import { entryOfKind } from '../parts/entries.ts';
import { taskTitle } from '../parts/pictures.ts';
import { AstroAmount, StockAmounts, stockAmountsText } from '../parts/stock.tsx';
import { type ShipTranslate, useShipTexts } from '../parts/use-ship-texts.ts';
import { hasBit, lowerSeat, type ShipPartProps, type ShipTableApi } from '../types.ts';

function TaskCost({ play, task }: { play: ShipTableApi; task: Task }) {
  const say = useShipTexts();
  if (task.cannons > 0 || task.boosters > 0) {
    return (
      <>
        {say('task.own')} <GameIcon name={task.cannons > 0 ? 'cannon' : 'booster'} /> {task.cannons + task.boosters}
      </>
    );
  }
  if (task.pay.every((n) => n === 0)) return say('task.gift');
  return <StockAmounts play={play} bundle={task.pay} />;
}

interface TaskGain {
  readonly key: string;
  readonly shown: ReactNode;
}

/** The rewards of a task, side by side. */
function TaskReward({ play, task }: { play: ShipTableApi; task: Task }) {
  const say = useShipTexts();
  const figure = (icon: GameIconName, name: 'points' | 'medals' | 'friendship', n: number): readonly TaskGain[] => {
    if (n === 0) return [];
    const said = say(`figure.${name}`);
    const shown = (
      <span title={said} className="ship-amount">
        <GameIcon name={icon} />
        <span className="unseen">{said} </span>
        {n}
      </span>
    );
    return [{ key: name, shown }];
  };
  const gains: readonly TaskGain[] = [
    ...figure('points', 'points', task.points),
    ...figure('medal', 'medals', task.medals),
    ...figure('friendship', 'friendship', task.friendship),
    ...(task.astro > 0 ? [{ key: 'astro', shown: <AstroAmount play={play} n={task.astro} /> }] : []),
    ...(task.resources > 0 ? [{ key: 'choice', shown: say('task.choice', { n: task.resources }) }] : []),
  ];
  return gains.map(({ key, shown }, i) => (
    <Fragment key={key}>
      {i > 0 && '+ '}
      {shown}{' '}
    </Fragment>
  ));
}

/** What a ship still needs for a task. */
function taskStanding(play: ShipTableApi, task: Task, number: number, say: ShipTranslate) {
  const { table } = play.view;
  const player = playerOf(table, lowerSeat(play));
  if (hasBit(table.locked, number)) return { state: 'missing', text: say('task.locked') } as const;
  const lacks = shortfall(player.stock, task.pay);
  if (lacks.some((n) => n > 0))
    return { state: 'missing', text: say('task.short', { stock: stockAmountsText(play, lacks) }) } as const;
  const cannons = task.cannons - cannonPoints(player);
  const boosters = task.boosters - boosterPoints(player);
  if (cannons > 0) return { state: 'missing', text: say('task.cannons', { n: cannons }) } as const;
  if (boosters > 0) return { state: 'missing', text: say('task.boosters', { n: boosters }) } as const;
  const isGift = task.cannons + task.boosters === 0 && task.pay.every((n) => n === 0);
  return { state: 'ready', text: say(isGift ? 'task.fly-there' : 'task.ready') } as const;
}

/** The open tasks of the Galactic Council. */
export function CouncilPanel({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { open } = play.view.table;
  if (open.length === 0) return <p className="muted">{say('task.none')}</p>;
  return (
    <ul className="ship-council">
      {open.map((number) => {
        const task = itemAt(variantUi.kit.variant.tasks, number);
        const name = taskTitle(play, variantUi.kit, number);
        return (
          <li key={number}>
            <CouncilTask
              planet={taskTarget(variantUi.kit, number)}
              name={name}
              asks={<TaskCost play={play} task={task} />}
              gives={<TaskReward play={play} task={task} />}
              standing={taskStanding(play, task, number, say)}
              about={<AboutCard play={play} entry={entryOfKind(variantUi.kit, 'target')} name={name} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function CouncilNote({ play }: ShipPartProps) {
  const say = useShipTexts();
  return <span>{say('task.deck', { n: bitCount(play.view.table.deck) })}</span>;
}

/** Friend and Hero of the Peoples: who holds them, and how close the other player is. */
export function HonoursPanel({ play }: { readonly play: ShipTableApi }) {
  const say = useShipTexts();
  const { table } = play.view;
  const own = lowerSeat(play);
  const seats = [own, 1 - own];
  const free = (count: 'friendship' | 'medals'): string => {
    const n = playerOf(table, own)[count];
    // In a tie nobody holds it, whatever the number.
    return n < MIN_SYMBOLS_FOR_CARD ? say('honour.nobody', { n: MIN_SYMBOLS_FOR_CARD }) : say('honour.tied', { n });
  };
  const card = (sign: 'friendship' | 'medal', count: 'friendship' | 'medals', holder: number, name: string) => {
    const note =
      holder < 0
        ? free(count)
        : say('honour.held', { who: holder === play.view.seat ? 'you' : 'other', name: sitterName(play, holder) });
    return (
      <HonourCard
        sign={sign}
        name={name}
        {...(holder >= 0 && { holder })}
        counts={seats.map((seat) => ({ seat, count: playerOf(table, seat)[count] }))}
        note={note}
      />
    );
  };
  return (
    <div className="ship-honours">
      {card('friendship', 'friendship', table.friend, say('honour.friend'))}
      {card('medal', 'medals', table.hero, say('honour.hero'))}
    </div>
  );
}
