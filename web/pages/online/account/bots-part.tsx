import type { TokensResponse } from '@orrery/protocol/api';
import { useEffect, useRef, useState } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { trimName } from '../../../app/kept-preferences.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { copyText } from '../parts/copy-text.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { type ServerAction, useServerAction } from '../parts/use-server-action.ts';

type BotToken = TokensResponse['tokens'][number];

/** The user's own bot programs: each has a token, which is shown once. */
export function BotsPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const serverAction = useServerAction();
  const [tokens, setTokens] = useState<readonly BotToken[] | null>(null);
  const [made, setMade] = useState<{ readonly bot: string; readonly token: string } | null>(null);
  const [ending, setEnding] = useState<BotToken | null>(null);
  const { run } = serverAction;
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
  const revoke = async ({ id }: BotToken) => {
    const done = await run(() => api.revokeToken(id));
    if (done) setTokens((before) => before?.filter((each) => each.id !== id) ?? null);
  };
  return (
    <AccountSection title={say('bots')}>
      <p className="muted">{say('bots.text')}</p>
      {made !== null && <NewTokenNotice key={made.token} {...made} onDone={() => setMade(null)} />}
      {tokens !== null && tokens.length > 0 && <BotList tokens={tokens} onRevoke={setEnding} />}
      <NewBotForm action={serverAction} onMake={make} />
      <ProblemText problem={serverAction.problem} />
      {ending !== null && (
        <ConfirmDialog
          question={say('bots.revoke.sure', { name: ending.name })}
          confirmLabel={say('bots.revoke')}
          onYes={() => void revoke(ending)}
          onDone={() => setEnding(null)}
        />
      )}
    </AccountSection>
  );
}

function BotList({
  tokens,
  onRevoke,
}: {
  readonly tokens: readonly BotToken[];
  readonly onRevoke: (token: BotToken) => void;
}) {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  return (
    <ul className="online-rows">
      {tokens.map((token) => (
        <li key={token.id}>
          <span>
            <b>{token.name}</b>{' '}
            <span className="muted">
              {token.lastUsedAt === null ? say('bots.unseen') : say('session.seen', { when: when(token.lastUsedAt) })}
              {' · '}
              {say('bots.expires', { when: when(token.expiresAt) })}
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

interface NewTokenNoticeProps {
  readonly bot: string;
  readonly token: string;
  readonly onDone: () => void;
}

/** The token, shown this once. Anyone who has it plays as that bot. */
function NewTokenNotice({ bot, token, onDone }: NewTokenNoticeProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    if (await copyText(token)) setCopied(true);
    else field.current?.select(); // where copying is not allowed, the text is selected to copy it by keys
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

interface NewBotFormProps {
  readonly action: ServerAction;
  /** Resolves to whether it was created. */
  readonly onMake: (name: string) => Promise<boolean>;
}

function NewBotForm({ action, onMake }: NewBotFormProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [name, setName] = useState('');
  return (
    <Form className="online-row" onSend={() => onMake(name.trim()).then((isMade) => isMade && setName(''))}>
      <TextField
        label={say('bots.name')}
        type="text"
        required
        autoComplete="off"
        value={name}
        onChange={(text) => setName(trimName(text))}
      />
      <button type="submit" className="btn" aria-disabled={action.isBusy || undefined}>
        <Icon name="bot" />
        {say('bots.make')}
      </button>
    </Form>
  );
}
