import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { ContactName } from '../parts/contact-name.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

const REFRESH_INTERVAL_MS = 20_000;
/** By then the server knows that this page is open. */
const FIRST_REFRESH_MS = 1_500;

/** How many people are here, and who: each leads to a profile, from which they can be invited. */
export function PeopleHere({ person }: { readonly person: string | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [asked, setAsked] = useState(0);
  const found = useLatest(useCallback(() => valueOrThrow(api.presence(), `${person} ${asked}`), [person, asked]));
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && setAsked((before) => before + 1);
    const first = setTimeout(ask, FIRST_REFRESH_MS);
    const timer = setInterval(ask, REFRESH_INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  if (found === null || found.count === 0) return null;
  return (
    <section aria-labelledby="lobby-here" className="online-list">
      <h2 id="lobby-here">{say('here', { n: found.count })}</h2>
      {found.people.length > 0 && (
        <ul className="online-here">
          {found.people.map((contact) => (
            <li key={contact.person}>
              <ContactName contact={contact} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
