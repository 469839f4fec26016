import { type Effect, RESOURCES, type Stat } from '@orrery/starfarers/facts';
import { amounts, resource, story } from '@orrery/starfarers/words';
import { use } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import { LanguageContext } from '../../../../texts/language.ts';
import { Ball } from '../../art/balls.tsx';
import { Contest, ContestSide, OutcomeLine } from '../../art/encounter/book.tsx';
import { useStory } from '../../table/dialogues/texts.ts';
import { sayEffect } from '../../table/encounters/said.ts';
import { ballsOf } from '../../table/ships/speed.ts';
import type { Line } from './reading.ts';
import type { Tell } from './tell.ts';

const CARDS = { signs: RESOURCES, name: resource, amounts };

const MARKS: Readonly<Record<Effect['op'], GameIconName>> = {
  pay: 'discard',
  refund: 'hand',
  gain: 'hand',
  pick: 'hand',
  swap: 'trade',
  forfeit: 'discard',
  fame: 'half-medal',
  fit: 'build',
  drop: 'lost',
  ground: 'lock',
  jump: 'fly',
  ship: 'trade-ship',
  gifts: 'trade',
  raid: 'steal',
  again: 'next',
  wear: 'lost',
  council: 'half-medal',
};

export const SIGNS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<
  Stat,
  string
>;

const markOf = (effect: Effect): GameIconName =>
  (effect.op === 'gain' ? RESOURCES[effect.resource] : undefined) ?? MARKS[effect.op];

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

interface LineProps {
  readonly line: Line;
  readonly table: TableNotes;
  readonly tell: Tell;
  readonly isShared: boolean; // whether two pilots meet this card
}

/** A line that is read out: what happens, what it brings, or how a contest went. */
export function ToldLine({ line, table, tell, isShared }: LineProps) {
  const say = useStory();
  const language = use(LanguageContext);
  const colour = table.players[line.seat]?.colour ?? 0;
  const whose = isShared && <SeatMark seat={colour} />;
  switch (line.kind) {
    case 'story':
      return (
        <OutcomeLine state="done" mark={<GameIcon name="check" />}>
          {whose} {tell(story(line.node))}
        </OutcomeLine>
      );
    case 'effect':
      return (
        <OutcomeLine state="done" mark={<GameIcon name={markOf(line.effect)} />}>
          {whose} {sentence(sayEffect({ play: { say: tell, cards: CARDS }, say, language }, line.effect))}
        </OutcomeLine>
      );
    case 'fate':
      return (
        <OutcomeLine state="done" mark={<GameIcon name="fly" />} note={<Balls shake={line.shake} />}>
          {whose} <FateWords sum={line.sum} />
        </OutcomeLine>
      );
    case 'contest':
      return (
        <li>
          <Fought line={line} table={table} />
        </li>
      );
  }
}

function FateWords({ sum }: { readonly sum: number }) {
  return useCompanion()('reader.fate.sum', { sum });
}

export function Balls({ shake }: { readonly shake: number }) {
  return (
    <span className="companion-balls">
      {ballsOf(shake).map((colour, i) => (
        <Ball key={`${colour} ${i === 0 ? 'first' : 'second'}`} colour={colour} size="small" />
      ))}
    </span>
  );
}

interface FoughtProps {
  readonly line: Extract<Line, { kind: 'contest' }>;
  readonly table: TableNotes;
}

/** Both sides of a contest and who won it. */
function Fought({ line, table }: FoughtProps) {
  const say = useStory();
  const names = useNames(table);
  const { stat, seat, rival, trial, own, other, isWon } = line;
  const side = (at: number, strength: number, total: number, shake: number | undefined, part: string, won: boolean) => (
    <ContestSide
      seat={table.players[at]?.colour ?? 0}
      name={names[at] ?? ''}
      part={part}
      balls={shake === undefined ? [] : ballsOf(shake)}
      fittings={{ sign: SIGNS[stat], count: strength }}
      figures={{ balls: total - strength, total }}
      word={say(`stat.${stat}`)}
      {...(won && { outcome: 'won' })}
    />
  );
  return (
    <section className="companion-contest">
      <h3>{say(`contest.${stat}`)}</h3>
      <Contest between={say('contest.against')}>
        {side(seat, trial.own, own, trial.shakes[0], say(`contest.own.${stat}`), isWon)}
        {side(rival, trial.other, other, trial.shakes[1], say('contest.rival'), !isWon)}
      </Contest>
      <p>{say(isWon ? 'contest.won' : 'contest.lost', { who: 'other', name: names[seat] ?? '', own, other })}</p>
    </section>
  );
}
