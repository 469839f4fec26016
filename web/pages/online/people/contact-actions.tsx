import { GAMES } from '@orrery/catalog';
import type { ProfileResponse } from '@orrery/protocol/api';
import { use, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Follow a person, or invite them to a game. */
export function ContactActions({
  profile: { person, name, isFollowed: before },
}: {
  readonly profile: ProfileResponse;
}) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const [isFollowed, setFollowed] = useState(before);
  const { problem, run } = useServerAction();
  const turn = async () => {
    if (await run(() => (isFollowed ? api.unfollow(person) : api.follow(person)))) setFollowed(!isFollowed);
  };
  return (
    <AccountSection title={say('contacts.play', { name })}>
      <p>
        <button type="button" className="btn" aria-pressed={isFollowed} onClick={() => void turn()}>
          {isFollowed && <Icon name="check" />}
          {say('follow')}
        </button>
      </p>
      <p className="muted">{say('contacts.play.text')}</p>
      <p className="page-choices">
        {GAMES.filter(isPlayable).map((game) => (
          <Link key={game.id} className="btn small" to={{ page: 'friends', game: game.id, invite: person }}>
            {game.name[language]}
          </Link>
        ))}
      </p>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
