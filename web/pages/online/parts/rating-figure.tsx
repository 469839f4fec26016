import { useTranslate } from '../../../texts/catalogue.ts';
import { useRatingFormat } from './rating-format.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** A rating; one of few games has a question mark. */
export function RatingFigure({ rating, isProvisional }: { readonly rating: number; readonly isProvisional: boolean }) {
  const say = useTranslate(ONLINE_TEXTS);
  const figure = useRatingFormat();
  return (
    <b>
      {figure(rating)}
      {isProvisional && (
        <>
          <span aria-hidden="true">?</span>
          <span className="unseen"> ({say('ratings.provisional.mark')})</span>
        </>
      )}
    </b>
  );
}
