import type { Me } from '@orrery/protocol';
import type { NewFactorAnswer } from '@orrery/protocol/api';
import { useCallback, useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { QrCode } from '../parts/qr.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { useLatest } from '../parts/use-latest.ts';
import { value } from '../parts/value.ts';
import { proveByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** For those who run the house: what they prove it with beside a password, and proving it. */
export function FactorPart({ me }: { readonly me: Me }) {
  const say = useSpeak(ONLINE_TEXTS);
  const load = useCallback(() => value(api.factor(), me), [me]);
  const factor = useLatest(load);
  const { isBusy, problem, run } = useDeed();
  const [fresh, setFresh] = useState<NewFactorAnswer | null>(null);
  if (factor === null) return null;
  const isOn = factor.hasCodes || factor.hasPasskeys;
  const mustProve = me.mustConfirm === true && isOn;
  const begin = async () => {
    const done = await run(api.beginFactor);
    if (done) setFresh(done.value);
  };
  const byPasskey = async () => {
    const done = await run(() => proveByPasskey('sign-in'));
    if (done) becomeMe(done.value);
  };
  const send = async (code: string) => {
    const done = await run(() => (fresh === null ? api.confirmFactor(code) : api.finishFactor(code)));
    if (!done) return;
    setFresh(null);
    becomeMe(done.value);
  };
  return (
    <Part title={say('factor')}>
      <p className="muted">{say(mustProve ? 'factor.prove' : isOn ? 'factor.on' : 'factor.none')}</p>
      {mustProve && factor.hasPasskeys && (
        <PasskeyButton deed={say('factor.passkey')} isBusy={isBusy} onPress={() => void byPasskey()} />
      )}
      {mustProve && factor.hasCodes && <CodeForm isBusy={isBusy} onSend={send} />}
      {fresh !== null && (
        <>
          <p>{say('factor.scan')}</p>
          <QrCode text={fresh.address} name={say('factor.qr')} />
          <p>
            <code>{fresh.secret}</code>
          </p>
          <CodeForm isBusy={isBusy} onSend={send} />
        </>
      )}
      {!mustProve && fresh === null && (
        <p>
          <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
            {say(factor.hasCodes ? 'factor.anew' : 'factor.begin')}
          </button>
        </p>
      )}
      <Trouble problem={problem} />
    </Part>
  );
}

/** Takes the code that an app shows. */
function CodeForm({ isBusy, onSend }: { readonly isBusy: boolean; onSend(code: string): void }) {
  const say = useSpeak(ONLINE_TEXTS);
  const [code, setCode] = useState('');
  return (
    <Form className="online-row" onSend={() => onSend(code)}>
      <Field
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
