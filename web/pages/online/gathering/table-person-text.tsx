import type { TablePeopleResponse } from '@orrery/protocol/api';
import { RatingFigure } from '../parts/rating-figure.tsx';
import { ReliabilityText } from '../parts/reliability-text.tsx';

/** What the others may want to know of a person before they play together: rating and reliability. */
export function TablePersonText({
  rating,
  reliability,
}: Pick<TablePeopleResponse['people'][number], 'rating' | 'reliability'>) {
  return (
    <span className="online-person-facts">
      {rating && <RatingFigure {...rating} />} <ReliabilityText reliability={reliability} />
    </span>
  );
}
