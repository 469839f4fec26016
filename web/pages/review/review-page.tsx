import { use, useCallback } from 'react';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { problemText } from '../../session/texts.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { useIdentity } from '../online/parts/identity.ts';
import { type FoundReview, findReview } from './load.tsx';
import { REVIEW_TEXTS } from './texts.ts';
import { useReview } from './use-review.ts';

/** Reviewing a finished game of the server together: one leads, others follow. */
export function ReviewPage({ id }: { readonly id: string }) {
  const say = useTranslate(REVIEW_TEXTS);
  const language = use(LanguageContext);
  const found = useLoaded(useCallback(() => findReview(id), [id]));
  if (found.state === 'loading') return <LoadingPage text={say('loading')} />;
  if (found.state === 'failed') return <NoticePage heading={say('title')} text={say('failed')} />;
  if (!found.value.ok) return <NoticePage heading={say('title')} text={problemText(found.value.problem, language)} />;
  const review = found.value.value;
  if (review === 'lost') return <NoticePage heading={say('title')} text={say('lost')} />;
  if (review === 'at-table') {
    return (
      <NoticePage heading={say('title')} text={say('running')}>
        <Link to={{ page: 'join', id }} className="btn primary">
          {say('table')}
        </Link>
      </NoticePage>
    );
  }
  return <FollowedReview id={id} found={review} />;
}

function FollowedReview({ id, found }: { readonly id: string; readonly found: FoundReview }) {
  const identity = useIdentity();
  const me = identity.state === 'known' ? (identity.me?.person ?? null) : null;
  return found.show(useReview(id, me));
}
