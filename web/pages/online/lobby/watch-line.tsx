import { findGame } from '@orrery/catalog';
import type { TableSummary } from '@orrery/protocol';
import { use } from 'react';
import { useListFormat, useRelativeTime } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { namesAt } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { Thumb } from './thumb.tsx';

/** A game to watch in a list: players, game, start time, and a link. */
export function WatchLine({ summary }: { readonly summary: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const list = useListFormat();
  const when = useRelativeTime();
  const game = findGame(summary.game)?.name[language] ?? summary.game;
  const names = namesAt(summary).filter((name) => name !== '');
  return (
    <article className="panel online-line">
      <Link className="online-line-way" to={{ page: 'join', id: summary.id }}>
        <Thumb game={summary.game} />
        <span className="online-line-words">
          <span className="display">{game}</span>
          <span>{list(names)}</span>
          <span className="muted">
            {summary.startedAt !== null && `${say('watch.since', { when: when(summary.startedAt) })} · `}
            {timeControlText(summary.time, say, language)}
            {summary.isRated && ` · ${say('rated.yes')}`}
          </span>
        </span>
        <span className="online-line-action">
          <Icon name="eye" />
          {say('watch')}
        </span>
      </Link>
    </article>
  );
}
