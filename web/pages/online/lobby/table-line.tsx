import { findGame } from '@orrery/catalog';
import type { TableSummary } from '@orrery/protocol';
import { use } from 'react';
import { useListFormat } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { namesAt, seatOf, waitsFor } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { Thumb } from './thumb.tsx';

/** A server table in a list: the game, its players, and a link. */
export function TableLine({ summary, person }: { readonly summary: TableSummary; readonly person: string | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const list = useListFormat();
  const game = findGame(summary.game)?.name[language] ?? summary.game;
  const seat = seatOf(summary, person);
  const isYours = waitsFor(summary, person);
  const names = namesAt(summary).filter((name, at) => name !== '' && at !== seat);
  const people = names.length === 0 ? say('line.alone') : say('line.with', { names: list(names) });
  const free = summary.chairs.filter(({ sitter }) => sitter === null).length;
  return (
    <article className={isYours ? 'panel online-line waits' : 'panel online-line'}>
      <Link className="online-line-way" to={{ page: 'join', id: summary.id }}>
        <span className="online-line-sign">
          <Thumb game={summary.game} />
          {seat !== null && <SeatToken seat={seat} colour={summary.chairs[seat]?.colour} />}
        </span>
        <span className="online-line-words">
          <span className="display">{game}</span>
          <span>
            {isYours ? <b className="yours">{say('line.yours')}</b> : <b>{say(`line.${summary.state}`, { free })}</b>}{' '}
            <span className="muted">{people}</span>
          </span>
          <span className="muted">
            {timeControlText(summary.time, say, language)}
            {summary.isRated && ` · ${say('rated.yes')}`}
          </span>
        </span>
      </Link>
    </article>
  );
}
