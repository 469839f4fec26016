import type { TokensAnswer } from '@orrery/protocol/api';
import { useEffect, useRef, useState } from 'react';
import { asName } from '../../../app/kept-preferences.ts';
import { useWhen } from '../../../app/listing.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { copyText } from '../parts/copy-text.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Part } from '../parts/part.tsx';
import { Sure } from '../parts/sure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { type Deed, useDeed } from '../parts/use-deed.ts';

type Token = TokensAnswer['tokens'][number];

/** Programs of one's own that play here: each has a token, which is shown once. */
export function BotsPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const deed = useDeed();
  const [tokens, setTokens] = useState<readonly Token[] | null>(null);
  const [made, setMade] = useState<{ readonly bot: string; readonly token: string } | null>(null);
  const [ending, setEnding] = useState<Token | null>(null);
  const { run } = deed;
  useEffect(() => {
    void run(api.tokens).then((answer) => answer && setTokens(answer.value.tokens));
  }, [run]);
  const make = async (name: string): Promise<boolean> => {
    const done = await run(() => api.makeToken(name));
    if (done === null) return false;
    setTokens(done.value.tokens);
    setMade({ bot: name, token: done.value.token ?? '' });
    return true;
  };
  const revoke = async ({ id }: Token) => {
    const done = await run(() => api.revokeToken(id));
    if (done) setTokens((before) => before?.filter((each) => each.id !== id) ?? null);
  };
  return (
    <Part title={say('bots')}>
      <p className="muted">{say('bots.text')}</p>
      {made !== null && <Made key={made.token} {...made} onDone={() => setMade(null)} />}
      {tokens !== null && tokens.length > 0 && <Bots tokens={tokens} onRevoke={setEnding} />}
      <NewBot deed={deed} onMake={make} />
      <Trouble problem={deed.problem} />
      {ending !== null && (
        <Sure
          question={say('bots.revoke.sure', { name: ending.name })}
          deed={say('bots.revoke')}
          onYes={() => void revoke(ending)}
          onDone={() => setEnding(null)}
        />
      )}
    </Part>
  );
}

function Bots({ tokens, onRevoke }: { readonly tokens: readonly Token[]; readonly onRevoke: (token: Token) => void }) {
  const say = useSpeak(ONLINE_TEXTS);
  const when = useWhen();
  return (
    <ul className="online-rows">
      {tokens.map((token) => (
        <li key={token.id}>
          <span>
            <b>{token.name}</b>{' '}
            <span className="muted">
              {token.seen === null ? say('bots.unseen') : say('session.seen', { when: when(token.seen) })}
              {' · '}
              {say('bots.expires', { when: when(token.expires) })}
            </span>
          </span>
          <button
            type="button"
            className="btn small"
            aria-label={say('bots.revoke.name', { name: token.name })}
            onClick={() => onRevoke(token)}
          >
            {say('bots.revoke')}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MadeProps {
  readonly bot: string;
  readonly token: string;
  readonly onDone: () => void;
}

/** The token, this one time. Whoever has it plays as that bot. */
function Made({ bot, token, onDone }: MadeProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    if (await copyText(token)) setCopied(true);
    else field.current?.select(); // whoever may not copy by a button can by keys
  };
  return (
    <div className="online-made">
      <p>{say('bots.once', { name: bot })}</p>
      <div className="online-address">
        <input
          ref={field}
          type="text"
          readOnly
          className="online-token"
          aria-label={say('bots.token', { name: bot })}
          value={token}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="link" />
          {say(isCopied ? 'copied' : 'copy')}
        </button>
        <button type="button" className="btn quiet" onClick={onDone}>
          {say('bots.kept')}
        </button>
      </div>
      <p role="status" className="unseen">
        {isCopied && say('copied')}
      </p>
    </div>
  );
}

interface NewBotProps {
  readonly deed: Deed;
  /** Whether it was made. */
  readonly onMake: (name: string) => Promise<boolean>;
}

function NewBot({ deed, onMake }: NewBotProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const [name, setName] = useState('');
  return (
    <Form className="online-row" onSend={() => onMake(name.trim()).then((isMade) => isMade && setName(''))}>
      <Field
        label={say('bots.name')}
        type="text"
        required
        autoComplete="off"
        value={name}
        onChange={(text) => setName(asName(text))}
      />
      <button type="submit" className="btn" aria-disabled={deed.isBusy || undefined}>
        <Icon name="bot" />
        {say('bots.make')}
      </button>
    </Form>
  );
}
