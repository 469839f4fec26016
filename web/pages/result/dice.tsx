import { total } from '@orrery/kernel';
import { useMemo } from 'react';
import { DiceHistogram } from '../../art/charts/dice-histogram.tsx';
import { type ExpectedRolls, evenness, expectations } from '../../art/charts/evenness.ts';
import { type Translate, useTranslate } from '../../texts/catalogue.ts';
import type { ResultViewProps } from './result-view.ts';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS, type ResultText } from './texts.ts';

/** Below this share of fair games, the dice get a remark. */
const RARE_SHARE = 0.05;

function evennessText(share: number, say: Translate<ResultText>): string {
  const percent = Math.round(share * 100);
  if (percent < 1) return say('dice.rare');
  return say(share < RARE_SHARE ? 'dice.uneven' : 'dice.even', { percent });
}

/** Sums that were much more or less frequent than usual. */
function outliers(rows: readonly ExpectedRolls[], say: Translate<ResultText>, language: string): string {
  const lister = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = (key: 'dice.often' | 'dice.seldom', fits: (row: ExpectedRolls) => boolean) => {
    const sums = rows.filter(fits).map(({ result }) => String(result));
    return sums.length === 0 ? '' : say(key, { sums: lister.format(sums) });
  };
  const often = named('dice.often', ({ rolled, high }) => rolled > high);
  return `${often} ${named('dice.seldom', ({ rolled, low }) => rolled < low)}`.trim();
}

/** Observed and expected rolls. */
export function DiceSection({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { headings, tally } = view.review;
  const { odds } = headings;
  const share = useMemo(() => (odds === null ? 1 : evenness(tally.rolls, odds)), [tally, odds]);
  if (odds === null) return null;
  const n = total(tally.rolls);
  const rows = expectations(tally.rolls, odds);
  const figure = (x: number) => x.toLocaleString(view.language, { maximumFractionDigits: 1 });
  return (
    <Section title={say('dice')} note={n === 0 ? say('dice.none') : say('dice.note', { n })} width="third">
      <DiceHistogram
        name={say('dice')}
        observed={tally.rolls}
        odds={odds}
        usual={rows.map(({ low, high }) => [low, high] as const)}
        words={{ observed: say('dice.rolled'), expected: say('dice.expected') }}
      />
      <p className="verdict">
        {evennessText(share, say)} {outliers(rows, say, view.language)}
      </p>
      <AsTable
        name={say('dice')}
        corner={say('dice.result')}
        columns={[
          { key: 'rolled', head: say('dice.rolled') },
          { key: 'expected', head: say('dice.expected') },
          { key: 'usual', head: say('dice.usual') },
        ]}
        rows={rows.map(({ result, rolled, expected, low, high }) => ({
          key: result,
          head: result,
          cells: [rolled, figure(expected), say('dice.range', { low: figure(low), high: figure(high) })],
        }))}
      />
    </Section>
  );
}
