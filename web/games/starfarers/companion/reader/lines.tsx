import { type ContestStat, type EncounterEffect, RESOURCES } from '@orrery/starfarers/facts';
import { amounts, resource, storyMessage } from '@orrery/starfarers/words';
import { use } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import { LanguageContext } from '../../../../texts/language.ts';
import { Ball } from '../../art/balls.tsx';
import { ContestFrame, ContestSide, OutcomeLine } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../../table/dialogues/texts.ts';
import { effectText } from '../../table/encounters/effect-texts.ts';
import { ballsOf } from '../../table/ships/speed.ts';
import type { FormatStory } from './format-message.ts';
import type { ReadingLine } from './reader-notes.ts';

const CARD_KINDS = { signs: RESOURCES, name: resource, amounts };

const EFFECT_ICONS: Readonly<Record<EncounterEffect['op'], GameIconName>> = {
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

export const STAT_ICONS = { combat: 'cannon', speed: 'booster', boosters: 'booster' } as const satisfies Record<
  ContestStat,
  string
>;

const markOf = (effect: EncounterEffect): GameIconName =>
  (effect.op === 'gain' ? RESOURCES[effect.resource] : undefined) ?? EFFECT_ICONS[effect.op];

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

interface ReadingLineProps {
  readonly line: ReadingLine;
  readonly table: TableNotes;
  readonly formatMessage: FormatStory;
  readonly isShared: boolean; // whether two pilots meet this card
}

/** A line to read out: what happens, what it brings, or how a contest went. */
export function ReadingLineView({ line, table, formatMessage, isShared }: ReadingLineProps) {
  const say = useStoryTexts();
  const language = use(LanguageContext);
  const colour = table.players[line.seat]?.colour ?? 0;
  const whose = isShared && <SeatMark seat={colour} />;
  switch (line.kind) {
    case 'story':
      return (
        <OutcomeLine state="done" mark={<GameIcon name="check" />}>
          {whose} {formatMessage(storyMessage(line.node))}
        </OutcomeLine>
      );
    case 'effect':
      return (
        <OutcomeLine state="done" mark={<GameIcon name={markOf(line.effect)} />}>
          {whose}{' '}
          {sentence(effectText({ play: { say: formatMessage, cards: CARD_KINDS }, say, language }, line.effect))}
        </OutcomeLine>
      );
    case 'fate':
      return (
        <OutcomeLine state="done" mark={<GameIcon name="fly" />} note={<Balls shake={line.shake} />}>
          {whose} <FateText sum={line.sum} />
        </OutcomeLine>
      );
    case 'contest':
      return (
        <li>
          <ContestView line={line} table={table} />
        </li>
      );
  }
}

function FateText({ sum }: { readonly sum: number }) {
  return useCompanionTexts()('reader.fate.sum', { sum });
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

interface ContestViewProps {
  readonly line: Extract<ReadingLine, { kind: 'contest' }>;
  readonly table: TableNotes;
}

/** Both sides of a contest and its winner. */
function ContestView({ line, table }: ContestViewProps) {
  const say = useStoryTexts();
  const names = usePlayerNames(table);
  const { stat, seat, rival, trial, own, other, isWon } = line;
  const side = (at: number, strength: number, total: number, shake: number | undefined, part: string, won: boolean) => (
    <ContestSide
      seat={table.players[at]?.colour ?? 0}
      name={names[at] ?? ''}
      part={part}
      balls={shake === undefined ? [] : ballsOf(shake)}
      fittings={{ sign: STAT_ICONS[stat], count: strength }}
      figures={{ balls: total - strength, total }}
      word={say(`stat.${stat}`)}
      {...(won && { outcome: 'won' })}
    />
  );
  return (
    <section className="companion-contest">
      <h3>{say(`contest.${stat}`)}</h3>
      <ContestFrame between={say('contest.against')}>
        {side(seat, trial.own, own, trial.shakes[0], say(`contest.own.${stat}`), isWon)}
        {side(rival, trial.other, other, trial.shakes[1], say('contest.rival'), !isWon)}
      </ContestFrame>
      <p>{say(isWon ? 'contest.won' : 'contest.lost', { who: 'other', name: names[seat] ?? '', own, other })}</p>
    </section>
  );
}
