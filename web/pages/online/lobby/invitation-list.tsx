import { findGame } from '@orrery/catalog';
import type { InvitationsResponse } from '@orrery/protocol/api';
import { use, useCallback, useId, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** The tables to which the user is invited. `changes` counts how often there may be others. */
export function InvitationList({ changes }: { readonly changes: number }) {
  const say = useTranslate(ONLINE_TEXTS);
  const heading = useId();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const found = useLatest(useCallback(() => valueOrThrow(api.invitations(), changes), [changes]));
  const { problem, run } = useServerAction();
  const shown = found?.invitations.filter(({ table }) => !declined.has(table)) ?? [];
  const decline = async (table: string) => {
    if (await run(() => api.decline(table))) setDeclined(new Set([...declined, table]));
  };
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="panel online-part">
      <h2 id={heading}>{say('invitations')}</h2>
      <ul className="online-rows" aria-live="polite">
        {shown.map((invitation) => (
          <InvitationLine
            key={invitation.table}
            invitation={invitation}
            onDecline={() => void decline(invitation.table)}
          />
        ))}
      </ul>
      <ProblemText problem={problem} />
    </section>
  );
}

interface InvitationLineProps {
  readonly invitation: InvitationsResponse['invitations'][number];
  readonly onDecline: () => void;
}

function InvitationLine({ invitation: { table, game, from, time, isRated }, onDecline }: InvitationLineProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const name = findGame(game)?.name[language] ?? game;
  return (
    <li>
      <span>
        <b>{say('invitations.line', { name: from.name, game: name })}</b>{' '}
        <span className="muted">
          {timeControlText(time, say, language)}
          {isRated && ` · ${say('rated.yes')}`}
        </span>
      </span>
      <span className="page-choices">
        <Link
          className="btn small primary"
          aria-label={say('invitations.go.name', { name: from.name, game: name })}
          to={{ page: 'join', id: table }}
        >
          {say('invitations.go')}
        </Link>
        <button
          type="button"
          className="btn small"
          aria-label={say('invitations.decline.name', { name: from.name, game: name })}
          onClick={onDecline}
        >
          {say('invitations.decline')}
        </button>
      </span>
    </li>
  );
}
