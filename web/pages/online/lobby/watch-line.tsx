import { findGame } from '@orrery/catalog';
import type { TableCard } from '@orrery/protocol';
import { use } from 'react';
import { Link } from '../../../app/link.tsx';
import { useListing, useWhen } from '../../../app/listing.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { namesAt } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeWords } from '../parts/time-words.ts';
import { Thumb } from './thumb.tsx';

/** A game that others play, in a list: who plays what since when, and the way to look on. */
export function WatchLine({ card }: { readonly card: TableCard }) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const list = useListing();
  const when = useWhen();
  const game = findGame(card.game)?.name[language] ?? card.game;
  const names = namesAt(card).filter((name) => name !== '');
  return (
    <article className="panel online-line">
      <Link className="online-line-way" to={{ page: 'join', id: card.id }}>
        <Thumb game={card.game} />
        <span className="online-line-words">
          <span className="display">{game}</span>
          <span>{list(names)}</span>
          <span className="muted">
            {card.started !== null && `${say('watch.since', { when: when(card.started) })} · `}
            {timeWords(card.time, say, language)}
            {card.isRated && ` · ${say('rated.yes')}`}
          </span>
        </span>
        <span className="online-line-deed">
          <Icon name="eye" />
          {say('watch')}
        </span>
      </Link>
    </article>
  );
}
