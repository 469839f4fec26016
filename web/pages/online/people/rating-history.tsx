import type { RatingSummary } from '@orrery/protocol/api';
import { LineChart } from '../../../art/charts/line-chart.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { useDateFormat, useRatingFormat } from '../parts/rating-format.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';

interface RatingHistoryProps {
  readonly name: string; // of the game
  readonly history: RatingSummary['history'];
}

/** How a rating has changed, as a chart and as a table. */
export function RatingHistory({ name, history }: RatingHistoryProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const figure = useRatingFormat();
  const day = useDateFormat();
  const values = history.map(({ rating }) => rating);
  const range = [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(1, ...values))] as const;
  return (
    <details className="rating-history">
      <summary>{say('ratings.history')}</summary>
      {values.length > 1 && (
        <LineChart
          name={say('ratings.chart', { game: name })}
          lines={[{ seat: 0, name, values }]}
          range={range}
          height={180}
          sayStep={(step) => day(history[step]?.at ?? 0)}
          sayValue={(value) => figure(value)}
        />
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ratings.day')}</th>
            <th scope="col">{say('ratings.rating')}</th>
            <th scope="col">{say('ratings.change')}</th>
          </tr>
        </thead>
        <tbody>
          {history
            .map(({ at, rating }, i) => ({ at, rating, before: history[i - 1]?.rating }))
            .toReversed()
            .map(({ at, rating, before }) => (
              <tr key={`${at} ${rating}`}>
                <td>{day(at)}</td>
                <td>{figure(rating)}</td>
                <td>{before === undefined ? '' : figure(rating - before, 'signed')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
