import { BOOSTER, CANNON, POD, playerOf } from '@orrery/starfarers/facts';
import { peopleMessage as peopleName } from '@orrery/starfarers/words';
import { useId, useState } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { FigureWithIcon } from '../../../common/figure.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { PlateAnswer } from '../../../common/trade/plate-answer.tsx';
import { StandingRefusalList } from '../../../common/trade/standing-refusal-list.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { cardsInSet, emblemOf } from '../friendship/people.ts';
import { tradeOf } from '../hand/picks.ts';
import type { StarfarersTableApi, StarfarersUi } from '../types.ts';
import { seatPointSources } from './stock.ts';

interface SeatFigure {
  readonly icon: GameIconName;
  readonly name: string;
  readonly value: number;
}

/** What a plate shows at a glance. */
function useGlanceFigures({ view: { table } }: StarfarersTableApi, seat: number): readonly SeatFigure[] {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { cards, fitted, fame } = playerOf(table, seat);
  return [
    { icon: 'hand', name: common('seat.cards'), value: cards },
    { icon: 'booster', name: say('seat.boosters'), value: fitted[BOOSTER] ?? 0 },
    { icon: 'cannon', name: say('seat.cannons'), value: fitted[CANNON] ?? 0 },
    { icon: 'pod', name: say('seat.pods'), value: fitted[POD] ?? 0 },
    { icon: 'half-medal', name: say('seat.halves'), value: fame },
  ];
}

/** Where the points of a seat come from. */
function useSourceFigures({ view: { table } }: StarfarersTableApi, seat: number): readonly SeatFigure[] {
  const say = useStoryTexts();
  const { colonies, ports, markers, tokens, medals } = seatPointSources(table, seat);
  return [
    { icon: 'card', name: say('seat.friends'), value: cardsInSet(playerOf(table, seat).friends).length },
    { icon: 'colony', name: say('seat.colonies'), value: colonies },
    { icon: 'spaceport', name: say('seat.ports'), value: ports },
    { icon: 'friendship', name: say('seat.markers'), value: markers },
    { icon: 'medal', name: say('seat.medals'), value: tokens + medals },
  ];
}

/** The peoples whose friend a seat is, and its role in a turn with two pilots. */
function SeatTags({ play, seat }: { play: StarfarersTableApi; seat: number }) {
  const say = useStoryTexts();
  const { table } = play.view;
  const pilot = table.turn === 0 || table.second < 0 ? 0 : [table.active, table.second].indexOf(seat) + 1;
  const held = table.markers.flatMap((holder, people) => (holder === seat ? [people] : []));
  if (pilot === 0 && held.length === 0) return null;
  return (
    <span className="far-tags">
      {pilot > 0 && (
        <span className="tag far-pilot" title={say('seat.pilot', { n: pilot })}>
          <span className="unseen">{say('seat.pilot', { n: pilot })}</span>
          <span aria-hidden="true">{pilot}</span>
        </span>
      )}
      {held.map((people) => {
        const name = say('seat.friend', { people: play.say(peopleName(people)) });
        return (
          <span key={people} className="tag honour" title={name}>
            <GameIcon name={emblemOf(people)} />
            <span className="unseen">{name}</span>
          </span>
        );
      })}
    </span>
  );
}

/** What a seat has, in five figures; all figures with their names on hover or after a press. */
export const SeatFacts: StarfarersUi['SeatFacts'] = ({ play, seat }) => {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const glance = useGlanceFigures(play, seat);
  const sources = useSourceFigures(play, seat);
  return (
    <div className="far-seat">
      <button
        type="button"
        className="far-figures"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
      >
        <span className="stats">
          {glance.map((figure) => (
            <FigureWithIcon key={figure.icon} {...figure} />
          ))}
        </span>
        <SeatTags play={play} seat={seat} />
      </button>
      <StandingRefusalList play={play} seat={seat} />
      <PlateAnswer play={play} trade={tradeOf(play)} seat={seat} />
      <ul id={list} className="far-named">
        {[...glance, ...sources].map(({ icon, name, value }) => (
          <li key={icon}>
            <GameIcon name={icon} /> <b>{value}</b> {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The most important fact about a seat: how many cards it holds. */
export const SeatBrief: NonNullable<StarfarersUi['SeatBrief']> = ({ play, seat }) => {
  const say = useCommonTexts();
  return <FigureWithIcon icon="hand" name={say('seat.cards')} value={playerOf(play.view.table, seat).cards} />;
};
