import type { Language } from '@orrery/catalog';
import { itemAt, NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { ASTRO, boosterPoints, currentCard, type Move, opponentOf, playerOf, type Table } from '@orrery/ship/facts';
import { taskTarget } from '@orrery/ship/words';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import type { PromptHeading } from '../../../table/game-ui.ts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { seatTextArgs, sitterName } from '../../common/sitter-names.ts';
import { flightCounts } from './board/flight.tsx';
import { possibleStrengths, suspectsOf } from './board/suspects.ts';
import { cardSightings } from './card-sightings.ts';
import { isFightQuestion, latestFight } from './fights.ts';
import { cardPicture, taskTitle } from './parts/pictures.ts';
import { HELD_KINDS, StockSign, stockAmountsText, stockName } from './parts/stock.tsx';
import { type ShipTranslate, useShipTexts } from './parts/use-ship-texts.ts';
import { COMBAT_ROLL_COUNT, PREDICTABLE_KINDS, type ShipFigure, shipChange, winningRolls } from './predictions.ts';
import { SHIP_TEXTS } from './texts.ts';
import type { ShipPartProps, ShipTableApi, ShipVariantUi } from './types.ts';

/** The moves that this card is there for: whether legal or not. */
function movesMeantBy(table: Table, { kit }: ShipVariantUi, card: number): readonly Move[] {
  const each = itemAt(kit.variant.cards, card);
  switch (each.kind) {
    case 'colony':
      return [{ kind: 'colony' }];
    case 'target':
      return table.open
        .filter((task) => taskTarget(kit, task) === each.name)
        .map((task): Move => ({ kind: 'task', task }));
    case 'median':
      return [{ kind: 'station' }];
    case 'planet':
    case 'base':
      return each.station === NONE ? [] : [{ kind: 'station' }];
    default:
      return [];
  }
}

/** What the card is, or why what it is there for is not possible. */
function cardNote(play: ShipTableApi, variantUi: ShipVariantUi, card: number, say: ShipTranslate): string {
  const meant = movesMeantBy(play.view.table, variantUi, card);
  const { kind } = cardPicture(play, variantUi.kit, card, say);
  if (meant.length === 0) return kind === 'target' ? say('heading.no-task') : say(`kind.${kind}`);
  const [why] = meant.map((move) => play.whyRefused(move)[0]?.text);
  const isPossible = meant.some((move) => play.whyRefused(move).length === 0);
  return isPossible || why === undefined ? say(`kind.${kind}`) : why;
}

function flightHeading(play: ShipTableApi, variantUi: ShipVariantUi, say: ShipTranslate): PromptHeading {
  const { table } = play.view;
  const card = currentCard(table);
  const { flown, speed } = table;
  if (flown === 0)
    return { lead: say('flight.title.brief', { sector: table.sector + 1 }), title: say('heading.first-card') };
  const lead = say('heading.card', { n: flown, of: speed });
  if (table.fresh !== 1 || card < 0) return { lead, title: say('heading.on') };
  const { name } = cardPicture(play, variantUi.kit, card, say);
  return { lead, title: name, note: cardNote(play, variantUi, card, say) };
}

/** What the prompt bar says: it speaks of the card, the pirate, or what comes next. */
export const makePromptHeading =
  (variantUi: ShipVariantUi) =>
  (play: ShipTableApi, language: Language): PromptHeading | null => {
    const say = makeTranslate(SHIP_TEXTS, language);
    const { table } = play.view;
    const frame = topFrame(table);
    const turn = say('headline.turn', { turn: table.turn });
    if (play.moment !== null) {
      return { lead: turn, title: say(frame.kind === 'build' ? 'heading.next.build' : 'heading.next.flight') };
    }
    switch (frame.kind) {
      case 'sector': {
        const speed = boosterPoints(playerOf(table, table.active)) + table.die;
        return { lead: say('heading.speed', { speed }), title: say('flight.choose', seatTextArgs(play, table.active)) };
      }
      case 'flight':
        return flightHeading(play, variantUi, say);
      case 'pirate':
        return {
          lead: say('heading.pirate', { name: sitterName(play, opponentOf(table.active)) }),
          title: say('pirate.demand', { n: frame.demand }),
        };
      case 'reward':
        return { lead: turn, title: say('heading.reward'), note: say('heading.reward.left', { n: frame.left }) };
      case 'lose':
        return { lead: turn, title: say('heading.lose') };
      case 'build':
        return { lead: turn, title: say('headline.build') };
      default:
        return null;
    }
  };

/** How a flight begins, where nothing in the prompt bar can be pressed. */
export function promptHint({ asking }: ShipTableApi, language: Language): string | null {
  return asking?.question === 'sector' ? makeTranslate(SHIP_TEXTS, language)('hint.sector') : null;
}

/** One unit of a kind. */
const oneOf = (kind: number): readonly number[] => HELD_KINDS.map((each) => Number(each === kind));

/** The label of a button, where the whole name of the move would be too long. */
export const makeChoiceLabel =
  ({ kit }: ShipVariantUi) =>
  (play: ShipTableApi, move: Move, language: Language): string | null => {
    const say = makeTranslate(SHIP_TEXTS, language);
    if (move.kind === 'take') return stockAmountsText(play, oneOf(move.resource));
    if (move.kind === 'task') return say('choice.task', { name: taskTitle(play, kit, move.task) });
    return move.kind === 'station' || move.kind === 'colony' ? say(`gesture.${move.kind}`) : null;
  };

/** Flying to a sector leads to its first card, unless cards are looked at before. */
export const followingMoves = ({ kind }: Move): readonly Move[] => (kind === 'fly' ? [{ kind: 'next' }] : []);

/** The panel beside the board that the moment is about: what was seen of a pirate, and how a fight went. */
export function dueTab({ view, moment, story }: ShipTableApi): string | null {
  if (moment !== null || (isFightQuestion(view.table) && latestFight(story) !== null)) return 'log';
  return topFrame(view.table).kind === 'pirate' && view.table.options.aid === 'on' ? 'memory' : null;
}

const FIGURE_ICONS: Readonly<Record<ShipFigure, GameIconName>> = {
  points: 'points',
  speed: 'booster',
  fight: 'cannon',
  friendship: 'friendship',
  medals: 'medal',
};

/** A number before and after. */
function Change({ icon, name, from, to }: { icon: ReactNode; name: string; from: number; to: number }) {
  return (
    <span className="ship-change" title={name}>
      {icon}
      <span className="unseen">{name} </span>
      {from} → {to}
    </span>
  );
}

/** What a predictable move changes on the ship. */
function ChangeNote({ play, move }: { readonly play: ShipTableApi; readonly move: Move }) {
  const say = useShipTexts();
  const { view } = play;
  const after = play.predictAll([move]);
  if (after === null || view.seat === null) return null;
  const { stock, figures } = shipChange(view.table, after.table, view.seat);
  return (
    <>
      {figures.map(({ figure, from, to }) => (
        <Change
          key={figure}
          icon={<GameIcon name={FIGURE_ICONS[figure]} />}
          name={say(`figure.${figure}`)}
          from={from}
          to={to}
        />
      ))}
      {stock.map(({ kind, from, to }) => (
        <Change key={kind} icon={<StockSign kind={kind} />} name={stockName(play, kind)} from={from} to={to} />
      ))}
    </>
  );
}

/** The odds against the pirates that it may be. */
function FightNote({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { view } = play;
  const { table } = view;
  const frame = topFrame(table);
  const demand = frame.kind === 'pirate' ? frame.demand : 0;
  const player = playerOf(table, table.active);
  const { kit } = variantUi;
  const own = view.seat === null ? NONE : view.hand.pirate;
  const seen = own === NONE ? null : (kit.facts.strength[own] ?? null);
  const possible =
    seen === null ? possibleStrengths(suspectsOf(table, kit, demand, cardSightings(play.story, kit))) : [seen];
  const cannons = player.cannons + 2 * player.cannons2;
  const odds = possible.map((strength) => winningRolls(cannons, strength));
  const [least, most] = [Math.min(...odds), Math.max(...odds)];
  const chance = least === most ? String(most) : `${least}–${most}`;
  return (
    <>
      <b>{say('choice.odds', { chance, of: COMBAT_ROLL_COUNT })}</b>
      <span>{say('choice.lose', { n: flightCounts(table, player).cards })}</span>
    </>
  );
}

/** What follows from a choice, below its button. */
export function ChoiceNote({ play, variantUi, move }: ShipPartProps & { readonly move: Move }) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  if (seat === null) return null;
  const { cards } = flightCounts(table, playerOf(table, table.active));
  switch (move.kind) {
    case 'next':
      return say('flight.left', { n: cards });
    case 'stop':
      return say('choice.stop');
    case 'pay': {
      const frame = topFrame(table);
      const astro = playerOf(table, seat).stock[ASTRO] ?? 0;
      const to = astro - (frame.kind === 'pirate' ? frame.demand : 0);
      return (
        <>
          <Change icon={<StockSign kind={ASTRO} />} name={stockName(play, ASTRO)} from={astro} to={to} />
          <span>{say('choice.fly-on', { n: cards })}</span>
        </>
      );
    }
    case 'fight':
      return <FightNote play={play} variantUi={variantUi} />;
    default:
      return PREDICTABLE_KINDS.has(move.kind) ? <ChangeNote play={play} move={move} /> : null;
  }
}
