import { type CatalogEntry, GAMES } from '@orrery/catalog';
import { PAIRING_PACES, type PairingPace, pairingTime } from '@orrery/protocol';
import type { PairingResponse, StartPairing } from '@orrery/protocol/api';
import { use, useId, useState } from 'react';
import { isPlayable } from '../../../app/playable.ts';
import { Segments } from '../../../app/segments.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { Thumb } from '../lobby/thumb.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';

interface PoolListProps {
  readonly pools: PairingResponse['pools'];
  readonly isBusy: boolean;
  readonly onStart: (wanted: StartPairing) => void;
}

/** What can be played with people who are found: each game, live or by correspondence. */
export function PoolList(props: PoolListProps) {
  return (
    <ul className="pairing-pools">
      {GAMES.filter(isPlayable).map((game) => (
        <li key={game.id}>
          <GamePools {...props} game={game} />
        </li>
      ))}
    </ul>
  );
}

function GamePools({ pools, isBusy, onStart, game }: PoolListProps & { readonly game: CatalogEntry }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  const [least, most] = game.seats;
  const [seats, setSeats] = useState(least);
  const waiting = (pace: PairingPace): number =>
    pools.find((each) => each.game === game.id && each.seats === seats && each.pace === pace)?.people ?? 0;
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <header className="pairing-game">
        <Thumb game={game.id} />
        <h2 id={heading}>{game.name[language]}</h2>
      </header>
      {least < most && (
        <div className="pairing-seats">
          <span className="label" aria-hidden="true">
            {say('seats')}
          </span>
          <Segments
            name={say('seats')}
            values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
            chosen={seats}
            label={String}
            onChoose={setSeats}
          />
        </div>
      )}
      {PAIRING_PACES.map((pace) => (
        <div key={pace} className="pairing-pool">
          <button
            type="button"
            className={pace === 'live' ? 'btn primary' : 'btn'}
            aria-label={say(`pairing.${pace}.name`, { game: game.name[language] })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onStart({ game: game.id, seats, pace })}
          >
            <Icon name={pace === 'live' ? 'play' : 'clock'} />
            {say(`pairing.${pace}`)}
          </button>
          <p className="muted">
            {timeControlText(pairingTime(pace, seats), say, language)}
            {waiting(pace) > 0 && <b className="pairing-waiting">{say('pairing.waiting', { n: waiting(pace) })}</b>}
          </p>
        </div>
      ))}
    </section>
  );
}
