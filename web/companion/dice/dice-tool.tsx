import { useState } from 'react';
import { Segments } from '../../app/segments.tsx';
import { DicePair } from '../../art/cards/dice.tsx';
import { DiceHistogram } from '../../art/charts/dice-histogram.tsx';
import { expectations } from '../../art/charts/evenness.ts';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { ToolProps } from '../../companion/tools.ts';
import { ByShaking } from '../controls/by-shaking.tsx';
import { StartOver } from '../controls/start-over.tsx';
import { ToolAction } from '../controls/tool-action.tsx';
import { Undo } from '../controls/undo.tsx';
import { drawChance } from '../draw-chance.ts';
import { useFeedback } from '../feedback.ts';
import { useRollTrigger } from '../roll-trigger.ts';
import { notesLoaderByGame, useNotes } from '../storage/use-notes.ts';
import { useCompanionTexts } from '../texts.ts';
import { facesOf, newPair, PAIR_SHAPE, type PairNotes, rollPair, SUMS, sumOf, tallyOf } from './pair.ts';

const DICE_SOURCES = ['dice', 'deck'] as const satisfies readonly PairNotes['from'][];
const SUM_ODDS = { results: SUMS, chances: SUMS.map((sum) => 6 - Math.abs(7 - sum)), of: 36 };
const ROBBER_SUM = 7;

const openNotes = notesLoaderByGame((game) => ({
  key: `${game}/dice`,
  fresh: () => newPair('dice'),
  shape: PAIR_SHAPE,
}));

/** Two dice, their results, and the expected distribution. */
export function DiceTool({ box }: ToolProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const { now, notes } = useNotes(openNotes(box.game));
  const [first] = useState(now.rolls.length);
  const roll = () => {
    notes.change(rollPair(notes.now, drawChance));
    feel('dice');
  };
  useRollTrigger(roll);
  const last = now.rolls.at(-1);
  return (
    <>
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('dice.last')}>
          <button type="button" className="companion-touch" onClick={roll} aria-label={say('dice.roll')}>
            <LastRoll fall={last ?? null} rolls={now.rolls.length} isNew={now.rolls.length > first} />
          </button>
          <p role="status" className="unseen">
            {last === undefined ? say('dice.none') : say('dice.fell', rollText(last))}
          </p>
          <History rolls={now.rolls} />
        </section>
        <Distribution notes={now} />
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <Segments
          name={say('dice.from')}
          values={DICE_SOURCES}
          chosen={now.from}
          label={(from) => say(`dice.${from}`)}
          onChoose={(from) => from !== now.from && notes.change({ ...newPair(from), rolls: now.rolls })}
        />
        <StartOver name={say('fresh')} onFresh={() => notes.change(newPair(now.from))} />
        <ByShaking />
        <p className="muted companion-note">
          {now.from === 'deck' ? say('dice.deck.note', { left: now.left.length }) : say('dice.dice.note')}
        </p>
      </section>
      <ToolAction beside={<Undo ledger={notes} />}>
        <button type="button" className="btn primary companion-big" onClick={roll}>
          <GameIcon name="dice" size="l" />
          {say('dice.roll')}
        </button>
      </ToolAction>
    </>
  );
}

function rollText(fall: number) {
  const [first, second] = facesOf(fall);
  return { first, second, sum: first + second };
}

interface LastRollProps {
  readonly fall: number | null;
  readonly rolls: number;
  readonly isNew: boolean;
}

/** The current dice; two blank ones before the first roll. */
function LastRoll({ fall, rolls, isNew }: LastRollProps) {
  const say = useCompanionTexts();
  if (fall === null) {
    return (
      <span className="companion-blank">
        <GameIcon name="dice" size="xl" />
        {say('tap')}
      </span>
    );
  }
  return (
    <span className="companion-dice">
      <DicePair
        faces={facesOf(fall)}
        name={say('dice.fell', rollText(fall))}
        roll={rolls}
        motion={isNew ? 'rolling' : 'still'}
      />
    </span>
  );
}

const MAX_HISTORY = 14;

/** The last sums, the latest first. */
function History({ rolls }: { readonly rolls: readonly number[] }) {
  const say = useCompanionTexts();
  if (rolls.length === 0) return null;
  const latest = rolls.map((fall, at) => ({ sum: sumOf(fall), at })).slice(-MAX_HISTORY);
  return (
    <ol className="companion-history" aria-label={say('dice.history')}>
      {latest.reverse().map(({ sum, at }) => (
        <li key={at} className={sum === ROBBER_SUM ? 'seven' : undefined}>
          {sum}
        </li>
      ))}
    </ol>
  );
}

/** Observed and expected count of each sum. */
function Distribution({ notes: { rolls } }: { readonly notes: PairNotes }) {
  const say = useCompanionTexts();
  const observed = tallyOf(rolls);
  const rows = expectations(observed, SUM_ODDS);
  return (
    <section className="panel companion-chart" aria-labelledby="distribution">
      <h2 id="distribution" className="small-caps">
        {say('dice.distribution')}
      </h2>
      <p className="muted">{say('dice.count', { n: rolls.length })}</p>
      <DiceHistogram
        name={say('dice.distribution')}
        observed={observed}
        usual={rows.map(({ low, high }) => [low, high] as const)}
        words={{ observed: say('dice.observed'), expected: say('dice.expected') }}
      />
      <p className="unseen">
        {rows.map(({ result, rolled }) => say('dice.row', { sum: result, n: rolled })).join(', ')}
      </p>
    </section>
  );
}
