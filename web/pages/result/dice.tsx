import { total } from '@orrery/kernel';
import { useMemo } from 'react';
import { DiceHistogram } from '../../art/charts/dice-histogram.tsx';
import { type Expected, evenness, expectations } from '../../art/charts/evenness.ts';
import { type Speak, useSpeak } from '../../texts/catalogue.ts';
import type { LookProps } from './look.ts';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS, type ResultText } from './texts.ts';

/** Below this share of games the dice deserve a remark. */
const UNCOMMON = 0.05;

function verdict(share: number, say: Speak<ResultText>): string {
  const percent = Math.round(share * 100);
  if (percent < 1) return say('dice.rare');
  return say(share < UNCOMMON ? 'dice.uneven' : 'dice.even', { percent });
}

/** Sums that fell much more or much less often than they usually do. */
function outliers(rows: readonly Expected[], say: Speak<ResultText>, language: string): string {
  const lister = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = (key: 'dice.often' | 'dice.seldom', fits: (row: Expected) => boolean) => {
    const sums = rows.filter(fits).map(({ result }) => String(result));
    return sums.length === 0 ? '' : say(key, { sums: lister.format(sums) });
  };
  const often = named('dice.often', ({ rolled, high }) => rolled > high);
  return `${often} ${named('dice.seldom', ({ rolled, low }) => rolled < low)}`.trim();
}

/** What was rolled, beside what was to be expected. */
export function Dice({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { headings, tally } = look.retrospect;
  const { odds } = headings;
  const share = useMemo(() => (odds === null ? 1 : evenness(tally.rolls, odds)), [tally, odds]);
  if (odds === null) return null;
  const n = total(tally.rolls);
  const rows = expectations(tally.rolls, odds);
  const figure = (x: number) => x.toLocaleString(look.language, { maximumFractionDigits: 1 });
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
        {verdict(share, say)} {outliers(rows, say, look.language)}
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
