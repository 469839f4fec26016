import type { Problem } from '@orrery/kernel';
import { lazy, Suspense } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { HOME_TEXTS } from './texts.ts';

/** Loaded when there is a problem: a first visit has none, and the texts are many. */
const ProblemMessage = lazy(async () => {
  const loaded = await import('./problem-message.tsx').catch(() => null);
  return { default: loaded?.ProblemMessage ?? OriginalText };
});
const OriginalText = ({ problem }: { readonly problem: Problem }) => problem.text;

/** A progress or error message above everything else. */
export type HomeNotice =
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'problem'; readonly heading: string; readonly problem: Problem; readonly note?: string };

export function NoticeBar({ notice, onDone }: { notice: HomeNotice | null; onDone: () => void }) {
  const say = useTranslate(HOME_TEXTS);
  return (
    <div className="notice-place">
      <p role="status" className={notice?.kind === 'busy' ? 'home-notice' : 'unseen'}>
        {notice?.kind === 'busy' && notice.text}
      </p>
      {notice?.kind === 'problem' && (
        <div className="home-notice problem" role="alert">
          <Icon name="warn" size="l" />
          <p>
            <strong>{notice.heading}.</strong>{' '}
            <Suspense>
              <ProblemMessage problem={notice.problem} />
            </Suspense>{' '}
            {notice.note}
          </p>
          <button type="button" className="icon-button" aria-label={say('dismiss')} onClick={onDone}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
