import { useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { Page } from '../../../app/page.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { readAccountLink } from '../parts/account-link.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { loadIdentity, useIdentity } from '../parts/identity.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { BlockedPeoplePart } from './blocked-people-part.tsx';
import { BotsPart } from './bots-part.tsx';
import { ClaimAdminPart } from './claim-admin-part.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { DaysOffPart } from './days-off-part.tsx';
import { DeleteAccountPart } from './delete-account-part.tsx';
import { ExportPart } from './export-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { HandlePart } from './handle-part.tsx';
import { MailForm } from './mail-form.tsx';
import { NamePart } from './name-part.tsx';
import { NotifyPart } from './notify-part.tsx';
import { RegisterPart } from './register-part.tsx';
import { ResetPart } from './reset-part.tsx';
import { SanctionsPart } from './sanctions-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInMethodsPart } from './sign-in-methods-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { WebhookForm } from './webhook-form.tsx';
import '../parts/online.css';

/** The user's account on this server and how to sign in. Not required for playing. */
export function AccountPage() {
  const say = useTranslate(ONLINE_TEXTS);
  const tell = useProblemText();
  const known = useIdentity();
  const [link] = useState(() => readAccountLink(location.search));
  const isReset = link?.action === 'reset' && location.search === '' && known.state === 'known' && known.me !== null;
  const isAdminLink = link?.action === 'admin' && location.search !== '';
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
          <button type="button" className="btn small" onClick={() => void loadIdentity()}>
            {say('again')}
          </button>
        </p>
      )}
      {known.state === 'known' && (
        <div className="online-parts">
          {link?.action === 'confirm' && <ConfirmPart token={link.token} />}
          {link?.action === 'reset' && !isReset && <ResetPart token={link.token} />}
          {isAdminLink && <ClaimAdminPart token={link.token} me={known.me} />}
          {known.me === null ? (
            <>
              <SignInPart />
              <RegisterPart />
            </>
          ) : (
            <>
              <SanctionsPart />
              <NamePart me={known.me} />
              {isMember && <HandlePart />}
              <SignInMethodsPart me={known.me} />
              <AccountSection title={say('notify')}>
                <NotifyPart />
                <MailForm />
                <WebhookForm />
              </AccountSection>
              <DaysOffPart />
              {known.me.kind === 'member' && <BotsPart />}
              <SessionsPart />
              <BlockedPeoplePart />
              {(known.me.isAdmin || known.me.needsSecondFactor) && (
                <>
                  <AccountSection title={say('admin')}>
                    <p>
                      <Link to={{ page: 'admin' }}>{say('admin.way')}</Link>
                    </p>
                  </AccountSection>
                  <FactorPart me={known.me} />
                </>
              )}
              <ExportPart />
              <DeleteAccountPart />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
