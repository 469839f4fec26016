import { FRIENDSHIP_CARDS, SCIENTISTS } from '@orrery/starfarers/facts';
import { cardMessage } from '@orrery/starfarers/words';
import { useLocalizedGame } from '../../../../app/localized-game.ts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import type { CompanionRules } from '../../../../companion/companion-rules.ts';
import { Stepper } from '../../../../companion/controls/stepper.tsx';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import { type TableNotes, withFitting, withFriends } from '../../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';

interface FleetPartsProps {
  readonly box: CompanionRules;
  readonly seat: number;
  readonly table: TableNotes;
  readonly onChange: (table: TableNotes) => void;
}

const SCIENTIST_CARDS = FRIENDSHIP_CARDS.flatMap(({ people }, i) => (people === SCIENTISTS ? [i] : []));

/** What a mothership carries, and which of the Scientists' cards its owner has. */
export function FleetParts({ box, seat, table, onChange }: FleetPartsProps) {
  const say = useCompanionTexts();
  const voice = useLocalizedGame(box.game);
  const names = usePlayerNames(table);
  const player = table.players[seat];
  if (player === undefined) return null;
  const sayCard = (i: number) =>
    voice.state === 'ready' && voice.value !== null ? voice.value.formatMessage(cardMessage(i)) : '';
  return (
    <details className="panel companion-parts">
      <summary>
        <SeatToken seat={player.colour} size="small" />
        <span>{say('parts', { name: names[seat] ?? '' })}</span>
        <span className="companion-fitted">
          {box.fittings.map(({ key }, kind) => (
            <span key={key}>
              <GameIcon name={key} />
              {player.fitted[kind] ?? 0}
            </span>
          ))}
        </span>
      </summary>
      <div className="companion-steppers">
        {box.fittings.map(({ key, most }, kind) => (
          <Stepper
            key={key}
            name={say(`fitting.${key}`)}
            sign={<GameIcon name={key} />}
            value={player.fitted[kind] ?? 0}
            most={most}
            onChange={(n) => onChange(withFitting(table, box, seat, kind, n))}
          />
        ))}
      </div>
      <fieldset className="companion-cards">
        <legend>{say('scientists')}</legend>
        {SCIENTIST_CARDS.map((i) => (
          <label key={i} className="check">
            <input
              type="checkbox"
              checked={((player.friends >> i) & 1) === 1}
              onChange={() => onChange(withFriends(table, seat, player.friends ^ (1 << i)))}
            />
            {sayCard(i)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
