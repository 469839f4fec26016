import { bitCount, shortfall } from '@orrery/common';
import { boosterPoints, cannonPoints, playerOf, SPECIAL_LEAST, type Task } from '@orrery/ship/facts';
import { targetOf } from '@orrery/ship/words';
import { Fragment, type ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { nth } from '../../../common/nth.ts';
import { nameOf } from '../../../common/who.ts';
import { CouncilTask, HonourCard } from '../../art/cards/council.tsx';
import { type GearProps, hasBit, lowerSeat, type ShipPlay } from '../gear.ts';
import { entryOfKind } from '../parts/entries.ts';
import { taskTitle } from '../parts/pictures.ts';
import { Amounts, Astro, sayAmounts } from '../parts/stock.tsx';
import { type SayShip, useShip } from '../parts/voice.ts';

/** What a task asks for. */
function Asks({ play, task }: { play: ShipPlay; task: Task }) {
  const say = useShip();
  if (task.cannons > 0 || task.boosters > 0) {
    return (
      <>
        {say('task.own')} <GameIcon name={task.cannons > 0 ? 'cannon' : 'booster'} /> {task.cannons + task.boosters}
      </>
    );
  }
  if (task.pay.every((n) => n === 0)) return say('task.gift');
  return <Amounts play={play} bundle={task.pay} />;
}

interface Gain {
  readonly key: string;
  readonly shown: ReactNode;
}

/** What it brings, one thing beside the other. */
function Gives({ play, task }: { play: ShipPlay; task: Task }) {
  const say = useShip();
  const figure = (icon: GameIconName, name: 'points' | 'medals' | 'friendship', n: number): readonly Gain[] => {
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
  const gains: readonly Gain[] = [
    ...figure('points', 'points', task.points),
    ...figure('medal', 'medals', task.medals),
    ...figure('friendship', 'friendship', task.friendship),
    ...(task.astro > 0 ? [{ key: 'astro', shown: <Astro play={play} n={task.astro} /> }] : []),
    ...(task.resources > 0 ? [{ key: 'choice', shown: say('task.choice', { n: task.resources }) }] : []),
  ];
  return gains.map(({ key, shown }, i) => (
    <Fragment key={key}>
      {i > 0 && '+ '}
      {shown}{' '}
    </Fragment>
  ));
}

/** How near a ship is to a task. */
function standingOf(play: ShipPlay, task: Task, number: number, say: SayShip) {
  const { table } = play.view;
  const player = playerOf(table, lowerSeat(play));
  if (hasBit(table.locked, number)) return { state: 'missing', text: say('task.locked') } as const;
  const lacks = shortfall(player.stock, task.pay);
  if (lacks.some((n) => n > 0))
    return { state: 'missing', text: say('task.short', { stock: sayAmounts(play, lacks) }) } as const;
  const cannons = task.cannons - cannonPoints(player);
  const boosters = task.boosters - boosterPoints(player);
  if (cannons > 0) return { state: 'missing', text: say('task.cannons', { n: cannons }) } as const;
  if (boosters > 0) return { state: 'missing', text: say('task.boosters', { n: boosters }) } as const;
  const isGift = task.cannons + task.boosters === 0 && task.pay.every((n) => n === 0);
  return { state: 'ready', text: say(isGift ? 'task.fly-there' : 'task.ready') } as const;
}

/** The open tasks of the Galactic Council. */
export function Council({ play, gear }: GearProps) {
  const say = useShip();
  const { open } = play.view.table;
  if (open.length === 0) return <p className="muted">{say('task.none')}</p>;
  return (
    <ul className="ship-council">
      {open.map((number) => {
        const task = nth(gear.kit.variant.tasks, number);
        const name = taskTitle(play, gear.kit, number);
        return (
          <li key={number}>
            <CouncilTask
              planet={targetOf(gear.kit, number)}
              name={name}
              asks={<Asks play={play} task={task} />}
              gives={<Gives play={play} task={task} />}
              standing={standingOf(play, task, number, say)}
              about={<AboutCard play={play} entry={entryOfKind(gear.kit, 'target')} name={name} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function CouncilNote({ play }: GearProps) {
  const say = useShip();
  return <span>{say('task.deck', { n: bitCount(play.view.table.deck) })}</span>;
}

/** Friend and Hero of the Peoples: who has them, and how near the other one is. */
export function Honours({ play }: { readonly play: ShipPlay }) {
  const say = useShip();
  const { table } = play.view;
  const own = lowerSeat(play);
  const seats = [own, 1 - own];
  const free = (count: 'friendship' | 'medals'): string => {
    const n = playerOf(table, own)[count];
    // Nobody has it while both have as many, however many that are.
    return n < SPECIAL_LEAST ? say('honour.nobody', { n: SPECIAL_LEAST }) : say('honour.tied', { n });
  };
  const card = (sign: 'friendship' | 'medal', count: 'friendship' | 'medals', holder: number, name: string) => {
    const note =
      holder < 0
        ? free(count)
        : say('honour.held', { who: holder === play.view.seat ? 'you' : 'other', name: nameOf(play, holder) });
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
