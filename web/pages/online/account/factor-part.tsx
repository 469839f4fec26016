import type { Me, NewFactorResponse } from '@orrery/protocol/api';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { QrCode } from '../parts/qr.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { signInWithPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** For administrators: sets up and checks the second factor. */
export function FactorPart({ me }: { readonly me: Me }) {
  const say = useTranslate(ONLINE_TEXTS);
  const load = useCallback(() => valueOrThrow(api.factor(), me), [me]);
  const factor = useLatest(load);
  const { isBusy, problem, run } = useServerAction();
  const [fresh, setFresh] = useState<NewFactorResponse | null>(null);
  if (factor === null) return null;
  const isOn = factor.hasCodes || factor.hasPasskeys;
  const mustProve = me.needsSecondFactor === true && isOn;
  const begin = async () => {
    const done = await run(api.beginFactor);
    if (done) setFresh(done.value);
  };
  const byPasskey = async () => {
    const done = await run(() => signInWithPasskey('sign-in'));
    if (done) setMe(done.value);
  };
  const send = async (code: string) => {
    const done = await run(() => (fresh === null ? api.confirmFactor(code) : api.finishFactor(code)));
    if (!done) return;
    setFresh(null);
    setMe(done.value);
  };
  return (
    <AccountSection title={say('factor')}>
      <p className="muted">{say(mustProve ? 'factor.prove' : isOn ? 'factor.on' : 'factor.none')}</p>
      {mustProve && factor.hasPasskeys && (
        <PasskeyButton label={say('factor.passkey')} isBusy={isBusy} onPress={() => void byPasskey()} />
      )}
      {mustProve && factor.hasCodes && <CodeForm isBusy={isBusy} onSend={send} />}
      {fresh !== null && (
        <>
          <p>{say('factor.scan')}</p>
          <QrCode text={fresh.url} name={say('factor.qr')} />
          <p>
            <code>{fresh.secret}</code>
          </p>
          <CodeForm isBusy={isBusy} onSend={send} />
        </>
      )}
      {!mustProve && fresh === null && (
        <p>
          <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
            {say(factor.hasCodes ? 'factor.renew' : 'factor.begin')}
          </button>
        </p>
      )}
      <ProblemText problem={problem} />
    </AccountSection>
  );
}

/** A form for the code of an authenticator app. */
function CodeForm({ isBusy, onSend }: { readonly isBusy: boolean; onSend(code: string): void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [code, setCode] = useState('');
  return (
    <Form className="online-row" onSend={() => onSend(code)}>
      <TextField
        label={say('factor.code')}
        type="text"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
        {say('confirm.do')}
      </button>
    </Form>
  );
}
