import { findGame } from '@orrery/catalog';
import { use, useState } from 'react';
import { Page } from '../../../app/page.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { Painted } from '../../../art/paint.tsx';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { NotifyPart } from '../account/notify-part.tsx';
import { api } from '../parts/api.ts';
import { freeSeat, seatOf } from '../parts/chairs.ts';
import { Form } from '../parts/form.tsx';
import { doAsSomebody } from '../parts/guest.ts';
import { likedColour } from '../parts/liked-colour.ts';
import { useMe } from '../parts/me.ts';
import { NameField } from '../parts/name-field.tsx';
import { Part } from '../parts/part.tsx';
import { Sure } from '../parts/sure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { type Deed, useDeed } from '../parts/use-deed.ts';
import type { AtTable } from '../table/at-table.ts';
import { Chat } from '../table/chat.tsx';
import { DicePart } from '../table/dice-part.tsx';
import { Invitation } from '../table/invitation.tsx';
import type { LiveTable } from '../table/live-table.ts';
import { TermsList } from '../table/terms-list.tsx';
import { useLive } from '../table/use-live.ts';
import { useSealing } from '../table/use-sealing.ts';
import { ChairList } from './chair-list.tsx';

/** A table at which people sit down before the game begins. */
export function Gathering({ live, person }: { readonly live: LiveTable; readonly person: string | null }) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { card, link, chat } = useLive(live);
  const deed = useDeed();
  const column = useKeptFocus<HTMLDivElement>();
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const game = findGame(card.game)?.name[language] ?? card.game;
  const seat = seatOf(card, person);
  const isHost = person !== null && card.host === person;
  const sealing = useSealing(card, seat);
  const atTable: AtTable = async (ask) => {
    const done = await deed.inTurn(ask);
    if (done) live.learn(done.value.table);
  };
  return (
    <Page title={say('gathering', { game })} heading={say('gathering', { game })}>
      <Painted colours={card.chairs.map(({ colour }) => colour)}>
        <p role="status" className="muted online-lead">
          {link === 'lost'
            ? say('lost')
            : say('gathering.lead', {
                n: card.chairs.filter((chair) => chair.sitter).length,
                of: card.chairs.length,
                spectators: Math.max(0, card.spectators - (seat === null ? 1 : 0)), // besides the one who reads this
              })}
        </p>
        <div className="online-gathering">
          <div ref={column} tabIndex={-1} className="online-column">
            {seat === null && <SitDown live={live} person={person} deed={deed} atTable={atTable} />}
            <ChairList card={card} person={person} isHost={isHost} atTable={atTable} />
            <Trouble problem={deed.problem} />
            <Beginning live={live} person={person} isHost={isHost} deed={deed} atTable={atTable} />
          </div>
          <div className="online-column">
            <Invitation table={card.id} title={say('friends', { game })} text={say('invite.text')} />
            <Chat
              live={live}
              remarks={chat}
              me={person}
              maySpeak={seat !== null || isHost}
              muted={muted}
              onMute={(each) => setMuted(new Set([...muted, each]))}
            />
          </div>
          <div className="online-column">
            <TermsList card={card} />
            {card.time.kind === 'days' && seat !== null && (
              <Part title={say('notify')}>
                <NotifyPart />
              </Part>
            )}
            <DicePart card={card} seat={seat} atTable={atTable} sealing={sealing} />
          </div>
        </div>
      </Painted>
    </Page>
  );
}

interface PartProps {
  readonly live: LiveTable;
  readonly person: string | null;
  readonly deed: Deed;
  readonly atTable: AtTable;
}

/** Whoever came by the address needs only a name. */
function SitDown({ live, deed, atTable }: PartProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const me = useMe();
  const { preferences } = usePreferences();
  const { card } = useLive(live);
  const free = freeSeat(card);
  if (free === null) return <p className="panel online-part">{say('full')}</p>;
  const sit = () =>
    atTable(() => doAsSomebody(me, preferences.name.trim(), () => api.sit(card.id, free, likedColour())));
  return (
    <Form
      className="panel online-part"
      onSend={() => {
        if (!deed.isBusy) void sit();
      }}
    >
      <h2>{say('welcome')}</h2>
      <p className="muted">{say('welcome.text')}</p>
      {me === null && <NameField />}
      <p>
        <button type="submit" className="btn primary" aria-disabled={deed.isBusy || undefined}>
          <Icon name="seats" />
          {say('sit')}
        </button>
      </p>
    </Form>
  );
}

/** Everybody's part of the dice is fixed; pages open theirs by themselves, and then the game begins. */
function Opening({ live }: { readonly live: LiveTable }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const missing = card.chairs.flatMap(({ sitter, isOpened }) => (isOpened || sitter === null ? [] : [sitter.name]));
  return (
    <p role="status" className="online-beginning">
      {say('dice.opening', { n: missing.length, names: missing.join(', ') })}
    </p>
  );
}

function Beginning({ live, person, isHost, deed, atTable }: PartProps & { readonly isHost: boolean }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { card } = useLive(live);
  const seat = seatOf(card, person);
  const host = card.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === card.host)?.sitter?.name;
  const isReady = seat !== null && (card.chairs[seat]?.isReady ?? false);
  const [isSure, setSure] = useState(true);
  const isShared = card.chairs.some(({ sitter }) => sitter?.kind === 'person' && sitter.person !== person);
  const dissolve = async () => {
    const left = await deed.run(() => api.abandon(card.id));
    if (left) navigate({ page: 'home' });
  };
  if (card.opening !== null) return <Opening live={live} />;
  return (
    <div className="online-beginning">
      {seat !== null && !isHost && (
        <button
          type="button"
          className={isReady ? 'btn' : 'btn primary'}
          aria-pressed={isReady}
          onClick={() => void atTable(() => api.ready(card.id, !isReady))}
        >
          <Icon name="check" />
          {say(isReady ? 'ready.on' : 'ready')}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          className="btn primary"
          aria-disabled={deed.isBusy || undefined}
          onClick={() => deed.isBusy || void atTable(() => api.start(card.id))}
        >
          <Icon name="play" />
          {say('start')}
        </button>
      )}
      {isHost && (
        <button type="button" className="btn quiet" onClick={() => (isShared ? setSure(false) : void dissolve())}>
          {say('dissolve')}
        </button>
      )}
      {!isSure && (
        <Sure
          question={say('dissolve.sure')}
          deed={say('dissolve')}
          onYes={() => void dissolve()}
          onDone={() => setSure(true)}
        />
      )}
      {!isHost && <p className="muted">{host ? say('start.waits', { name: host }) : say('start.waits.host')}</p>}
    </div>
  );
}
