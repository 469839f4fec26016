import type { Problem } from '@orrery/kernel';
import { useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { useProblemText } from '../../session/use-problem.ts';
import { type Translate, useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import type { ChanceDraw, Fairness } from './fairness.ts';
import type { ResultViewProps } from './result-view.ts';
import { Section } from './section.tsx';
import { RESULT_TEXTS, type ResultText } from './texts.ts';

/** Whether the dice were fair, in plain words, and the figures to verify it. */
export function FairnessCheck({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const [found, setFound] = useState<Fairness | null>(null);
  return (
    <Section title={say('fairness')} note={say('fairness.about')} width="whole">
      <div aria-live="polite">{found !== null && <FairnessVerdict fairness={found} names={view.names} />}</div>
      {found === null ? (
        <button type="button" className="btn" onClick={() => setFound(view.review.check())}>
          <Icon name="check" />
          {say('fairness.check')}
        </button>
      ) : (
        <Figures fairness={found} />
      )}
    </Section>
  );
}

/** The problem with the dice of a record; null for any other problem. */
function diceProblemText(
  { code, params }: Problem,
  names: readonly string[],
  say: Translate<ResultText>,
): string | null {
  if (code === 'fair.commitment') return say('fairness.wrong.commitment');
  if (code === 'fair.witness') return say('fairness.wrong.witness');
  if (code === 'fair.witness-seat')
    return say('fairness.wrong.witness-seat', { name: names[Number(params.seat)] ?? '' });
  return code === 'fair.outcome' ? say('fairness.wrong.outcome', params) : null;
}

function FairnessVerdict({ fairness, names }: { fairness: Fairness; names: readonly string[] }) {
  const { verdict } = fairness;
  const say = useTranslate(RESULT_TEXTS);
  const tell = useProblemText();
  if (!verdict.ok) {
    return (
      <p className="verdict bad">
        <Icon name="warn" />{' '}
        {say('fairness.wrong', { why: diceProblemText(verdict.problem, names, say) ?? tell(verdict.problem) })}
      </p>
    );
  }
  const { dice, draws, entries } = verdict.value;
  return (
    <>
      <p className={dice === 'sealed' ? 'verdict good' : 'verdict'}>
        <Icon name={dice === 'sealed' ? 'check' : 'info'} /> {say(`fairness.${dice}`, { draws, entries })}
      </p>
      <Witnessed fairness={fairness} isWitnessed={verdict.value.witnessed} />
    </>
  );
}

/** For a server game: whether the record matches what this browser saw before it began. */
function Witnessed({ fairness: { witnessed }, isWitnessed }: { fairness: Fairness; isWitnessed: boolean }) {
  const say = useTranslate(RESULT_TEXTS);
  if (witnessed === null) return null;
  const rounds = witnessed === 'unseen' ? 0 : witnessed.rounds;
  return (
    <p className={isWitnessed ? 'verdict good' : 'verdict'}>
      <Icon name={isWitnessed ? 'check' : 'info'} /> {say(isWitnessed ? 'fairness.witnessed' : 'fairness.unwitnessed')}
      {rounds > 0 && ` ${say('fairness.rounds', { n: rounds })}`}
    </p>
  );
}

function Figures({ fairness }: { fairness: Fairness }) {
  const say = useTranslate(RESULT_TEXTS);
  const { commitment, seed, clientSeeds, draws, name, witnessed } = fairness;
  const none = say('fairness.none');
  const added = clientSeeds.filter((each) => each !== '');
  return (
    <>
      <dl className="fairness-figures">
        <dt>{say('fairness.commitment')}</dt>
        <dd>{commitment ?? none}</dd>
        <dt>{say('fairness.seed')}</dt>
        <dd>{seed ?? none}</dd>
        <dt>{say('fairness.game')}</dt>
        <dd>{name}</dd>
        <dt>{say('fairness.client-seeds')}</dt>
        <dd>{added.length === 0 ? none : added.join(' · ')}</dd>
        {witnessed !== null && witnessed !== 'unseen' && witnessed.seats !== null && (
          <>
            <dt>{say('fairness.saw')}</dt>
            <dd>{[witnessed.commitment, ...witnessed.seats].join(',')}</dd>
          </>
        )}
      </dl>
      <details className="as-table">
        <summary>{say('fairness.draws')}</summary>
        <Draws draws={draws} />
      </details>
    </>
  );
}

function Draws({ draws }: { draws: readonly ChanceDraw[] }) {
  const say = useTranslate(RESULT_TEXTS);
  return (
    <DataTable
      name={say('fairness.draws')}
      corner={say('fairness.entry')}
      columns={[
        { key: 'below', head: say('fairness.below') },
        { key: 'outcome', head: say('fairness.outcome') },
        { key: 'due', head: say('fairness.due') },
      ]}
      rows={draws.map(({ seq, of, outcome, due }) => ({
        key: seq,
        head: seq,
        cells: [of.join(' '), outcome.join(' '), due === null ? '' : <Due key={seq} due={due} outcome={outcome} />],
      }))}
    />
  );
}

function Due({ due, outcome }: { due: readonly number[]; outcome: readonly number[] }) {
  const say = useTranslate(RESULT_TEXTS);
  const fits = due.join() === outcome.join();
  return (
    <span className={fits ? 'good' : 'bad'}>
      <Icon name={fits ? 'check' : 'warn'} />{' '}
      {fits ? say('fairness.fits') : `${due.join(' ')} · ${say('fairness.differs')}`}
    </span>
  );
}
