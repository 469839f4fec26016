import { localeOf } from '@orrery/kernel';
import { use, useCallback } from 'react';
import { useLoaded } from '../../../app/loaded.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** The restrictions on the user; hidden while there are none. */
export function SanctionsPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const found = useLoaded(useCallback(() => valueOrThrow(api.mySanctions()), []));
  const active = found.state === 'ready' ? found.value.sanctions.filter(({ isInForce }) => isInForce) : [];
  if (active.length === 0) return null;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <AccountSection title={say('sanction.mine')}>
      <ul className="online-rows">
        {active.map(({ id, kind, reason, endsAt }) => {
          const until = endsAt === null ? '' : format.format(endsAt);
          return (
            <li key={id}>{say(`sanction.is.${kind}`, { reason, until, ends: endsAt === null ? 'no' : 'yes' })}</li>
          );
        })}
      </ul>
    </AccountSection>
  );
}
