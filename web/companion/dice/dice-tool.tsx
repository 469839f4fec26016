import { useState } from 'react';
import { Segments } from '../../app/segments.tsx';
import { DicePair } from '../../art/cards/dice.tsx';
import { DiceHistogram } from '../../art/charts/dice-histogram.tsx';
import { expectations } from '../../art/charts/evenness.ts';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { ToolProps } from '../../companion/tools.ts';
import { ByShaking } from '../controls/by-shaking.tsx';
import { Deed } from '../controls/deed.tsx';
import { Fresh } from '../controls/fresh.tsx';
import { Undo } from '../controls/undo.tsx';
import { draw } from '../fate.ts';
import { useFeel } from '../feel.ts';
import { useGesture } from '../gesture.ts';
import { ledgersByGame, useLedger } from '../keeping/use-ledger.ts';
import { useCompanion } from '../texts.ts';
import { facesOf, freshPair, PAIR_SHAPE, type PairNotes, rolledPair, SUMS, sumOf, tallyOf } from './pair.ts';

const FROM = ['dice', 'deck'] as const satisfies readonly PairNotes['from'][];
const ODDS = { results: SUMS, chances: SUMS.map((sum) => 6 - Math.abs(7 - sum)), of: 36 };
const SEVEN = 7;

const open = ledgersByGame((game) => ({ key: `${game}/dice`, fresh: () => freshPair('dice'), shape: PAIR_SHAPE }));

/** Two dice, what they have shown, and what they were to show. */
export function DiceTool({ box }: ToolProps) {
  const say = useCompanion();
  const feel = useFeel();
  const { now, ledger } = useLedger(open(box.game));
  const [first] = useState(now.rolls.length);
  const roll = () => {
    ledger.change(rolledPair(ledger.now, draw));
    feel('dice');
  };
  useGesture(roll);
  const last = now.rolls.at(-1);
  return (
    <>
      <div className="companion-columns">
        <section className="companion-stage" aria-label={say('dice.last')}>
          <button type="button" className="companion-touch" onClick={roll} aria-label={say('dice.roll')}>
            <Fallen fall={last ?? null} rolls={now.rolls.length} isNew={now.rolls.length > first} />
          </button>
          <p role="status" className="unseen">
            {last === undefined ? say('dice.none') : say('dice.fell', fellOf(last))}
          </p>
          <History rolls={now.rolls} />
        </section>
        <Distribution notes={now} />
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <Segments
          name={say('dice.from')}
          values={FROM}
          chosen={now.from}
          label={(from) => say(`dice.${from}`)}
          onChoose={(from) => from !== now.from && ledger.change({ ...freshPair(from), rolls: now.rolls })}
        />
        <Fresh name={say('fresh')} onFresh={() => ledger.change(freshPair(now.from))} />
        <ByShaking />
        <p className="muted companion-note">
          {now.from === 'deck' ? say('dice.deck.note', { left: now.left.length }) : say('dice.dice.note')}
        </p>
      </section>
      <Deed beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" onClick={roll}>
          <GameIcon name="dice" size="l" />
          {say('dice.roll')}
        </button>
      </Deed>
    </>
  );
}

function fellOf(fall: number) {
  const [first, second] = facesOf(fall);
  return { first, second, sum: first + second };
}

interface FallenProps {
  readonly fall: number | null;
  readonly rolls: number;
  readonly isNew: boolean;
}

/** The dice as they lie; two blank ones before the first roll. */
function Fallen({ fall, rolls, isNew }: FallenProps) {
  const say = useCompanion();
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
        name={say('dice.fell', fellOf(fall))}
        roll={rolls}
        motion={isNew ? 'rolling' : 'still'}
      />
    </span>
  );
}

const SHOWN = 14;

/** The last sums, the latest first. */
function History({ rolls }: { readonly rolls: readonly number[] }) {
  const say = useCompanion();
  if (rolls.length === 0) return null;
  const latest = rolls.map((fall, at) => ({ sum: sumOf(fall), at })).slice(-SHOWN);
  return (
    <ol className="companion-history" aria-label={say('dice.history')}>
      {latest.reverse().map(({ sum, at }) => (
        <li key={at} className={sum === SEVEN ? 'seven' : undefined}>
          {sum}
        </li>
      ))}
    </ol>
  );
}

/** How often each sum has come, beside how often it was due. */
function Distribution({ notes: { rolls } }: { readonly notes: PairNotes }) {
  const say = useCompanion();
  const observed = tallyOf(rolls);
  const rows = expectations(observed, ODDS);
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
