import { useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { Page } from '../../../app/page.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { TextField } from '../parts/field.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { useIdentity } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { PoolList } from './pool-list.tsx';
import { SearchPart } from './search-part.tsx';
import { usePairing } from './use-pairing.ts';
import '../parts/online.css';
import './pairing.css';
import type { StartPairing } from '@orrery/protocol/api';
import { trimName } from '../../../app/kept-preferences.ts';
import { api } from '../parts/api.ts';

/** A number for the name of a person who gave none. */
const drawNumber = (): number => 100 + Math.floor(Math.random() * 900);

/** Brings the user together with people who want to play the same. */
export function PairingPage() {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  const known = useIdentity();
  const me = known.state === 'known' ? known.me : null;
  const [number] = useState(drawNumber);
  const anyName = say('pairing.guest', { n: String(number) });
  const { pairing, update } = usePairing(known.state === 'asking' ? undefined : (me?.person ?? null));
  const { isBusy, problem, run } = useServerAction();
  const start = async (wanted: StartPairing) => {
    const name = preferences.name.trim() || anyName;
    const started = await run(() => doAsGuest(me, name, () => api.startPairing(wanted)));
    if (started) update(started.value);
  };
  const search = pairing?.search ?? null;
  return (
    <Page title={say('pairing')} heading={say('pairing')}>
      {search === null ? (
        <div className="pairing">
          <p className="muted online-lead">
            {say('pairing.lead')} <Link to={{ page: 'lobby' }}>{say('lobby.way')}</Link>
          </p>
          {known.state === 'known' && me === null && (
            <TextField
              className="online-name"
              label={say('name')}
              note={say('pairing.name.note', { name: anyName })}
              type="text"
              value={preferences.name}
              placeholder={anyName}
              autoComplete="nickname"
              onChange={(text) => change({ name: trimName(text) })}
            />
          )}
          <ProblemText problem={known.state === 'unreached' ? known.problem : problem} />
          <PoolList pools={pairing?.pools ?? []} isBusy={isBusy} onStart={(wanted) => void start(wanted)} />
        </div>
      ) : (
        <SearchPart search={search} pools={pairing?.pools ?? []} onChanged={update} />
      )}
    </Page>
  );
}
