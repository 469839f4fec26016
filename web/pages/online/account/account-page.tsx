import { useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { Page } from '../../../app/page.tsx';
import { useProblem } from '../../../session/use-problem.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { readAccountLink } from '../parts/account-link.ts';
import { askWhoIAm, useKnown } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { BotsPart } from './bots-part.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { GonePart } from './gone-part.tsx';
import { HousePart } from './house-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { MailForm } from './mail-form.tsx';
import { NotifyPart } from './notify-part.tsx';
import { ResetPart } from './reset-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { ShutPart } from './shut-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { WhoPart } from './who-part.tsx';
import '../parts/online.css';

/** Who one is on this server, and how one proves it. Nobody needs it to play. */
export function AccountPage() {
  const say = useSpeak(ONLINE_TEXTS);
  const tell = useProblem();
  const known = useKnown();
  const [link] = useState(() => readAccountLink(location.search));
  const isReset = link?.deed === 'reset' && location.search === '' && known.state === 'known' && known.me !== null;
  const isHouse = link?.deed === 'house' && location.search !== '';
  const isMember = known.state === 'known' && known.me?.kind === 'member';
  return (
    <Page title={say('account')} heading={say('account')}>
      <div className="online-lead online-ways">
        <p className="muted">{say(isMember ? 'account.member' : 'account.lead')}</p>
        <Link to={{ page: 'lobby' }}>{say('lobby')}</Link>
      </div>
      {known.state === 'asking' && <p role="status">{say('loading')}</p>}
      {known.state === 'unreached' && (
        <p role="alert">
          {tell(known.problem)}{' '}
          <button type="button" className="btn small" onClick={() => void askWhoIAm()}>
            {say('again')}
          </button>
        </p>
      )}
      {known.state === 'known' && (
        <div className="online-parts">
          {link?.deed === 'confirm' && <ConfirmPart token={link.token} />}
          {link?.deed === 'reset' && !isReset && <ResetPart token={link.token} />}
          {isHouse && <HousePart token={link.token} me={known.me} />}
          {known.me === null ? (
            <SignInPart />
          ) : (
            <>
              <WhoPart me={known.me} />
              <KeysPart me={known.me} />
              <Part title={say('notify')}>
                <NotifyPart />
                <MailForm />
              </Part>
              {known.me.kind === 'member' && <BotsPart />}
              <SessionsPart />
              <ShutPart />
              {(known.me.isAdmin || known.me.mustConfirm) && (
                <>
                  <Part title={say('admin')}>
                    <p>
                      <Link to={{ page: 'admin' }}>{say('admin.way')}</Link>
                    </p>
                  </Part>
                  <FactorPart me={known.me} />
                </>
              )}
              <GonePart />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
