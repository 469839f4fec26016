import { type ShipVariant, shipKitOf } from '@orrery/ship/facts';
import { type ComponentType, useMemo, useState } from 'react';
import { useLocalizedGame } from '../../../../app/localized-game.ts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { StartOver } from '../../../../companion/controls/start-over.tsx';
import { ToolAction } from '../../../../companion/controls/tool-action.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { useFeedback } from '../../../../companion/feedback.ts';
import { notesLoaderByGame, useNotes } from '../../../../companion/storage/use-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { useShipTexts } from '../../table/parts/use-ship-texts.ts';
import { NotedCardList } from './card-list.tsx';
import { cardCatalogueOf } from './catalogue.ts';
import { SectorContents } from './contents.tsx';
import {
  cardPlaceOf,
  groupOf,
  newSectorNotes,
  nextReserveGroup,
  SECTOR_NOTES_SHAPE,
  type SectorNotes,
  sectorSize,
  withCardSeen,
  withReserveCard,
  withSectorShuffled,
} from './notes.ts';
import { NUMERALS } from './numerals.ts';
import './sectors.css';

const sectorNotesLoader = (variant: ShipVariant) =>
  notesLoaderByGame((game) => ({
    key: `${game}/sectors`,
    fresh: () => newSectorNotes(variant, 'open'),
    shape: SECTOR_NOTES_SHAPE,
  }));

/** Notes which cards were seen in which sector, by a tap on a card of the list. */
export function sectorsTool(variant: ShipVariant): ComponentType<ToolProps> {
  const open = sectorNotesLoader(variant);
  return ({ box }) => <Sectors box={box} variant={variant} open={open} />;
}

interface SectorsProps extends ToolProps {
  readonly variant: ShipVariant;
  readonly open: ReturnType<typeof sectorNotesLoader>;
}

function Sectors({ box, variant, open }: SectorsProps) {
  const say = useCompanionTexts();
  const ship = useShipTexts();
  const feel = useFeedback();
  const voice = useLocalizedGame(box.game);
  const { now, notes } = useNotes(open(box.game));
  const [sector, setSector] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const catalogue = useMemo(() => {
    if (voice.state !== 'ready' || voice.value === null) return null;
    return cardCatalogueOf(shipKitOf(variant), voice.value.formatMessage, ship);
  }, [voice, variant, ship]);
  const note = now.sectors[sector];
  if (catalogue === null || note === undefined) return <p role="status">{say('loading')}</p>;
  const change = (next: SectorNotes) => {
    notes.change(next);
    feel('card');
  };
  const tap = (card: number) => {
    if (cardPlaceOf(now, card) === sector) setChosen(chosen === card ? null : card);
    else if (note.due > 0 && groupOf(variant, card) === nextReserveGroup(now, variant)) {
      change(withReserveCard(now, variant, sector, card));
    } else change(withCardSeen(now, variant, sector, card));
  };
  const hasOrder = note.top.length + note.under.length > 0;
  return (
    <>
      <Tabs notes={now} sector={sector} onTurn={setSector} />
      <div className="companion-columns">
        <SectorContents
          key={sector}
          notes={now}
          sector={sector}
          variant={variant}
          catalogue={catalogue}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
        />
        <NotedCardList notes={now} sector={sector} variant={variant} catalogue={catalogue} onTap={tap} />
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <label className="check companion-switch">
          <input
            type="checkbox"
            checked={now.refill === 'hidden'}
            onChange={(event) => notes.change({ ...now, refill: event.target.checked ? 'hidden' : 'open' })}
          />
          {say('sectors.hidden')}
        </label>
        <StartOver name={say('fresh')} onFresh={() => notes.change(newSectorNotes(variant, now.refill))} />
        <p className="muted companion-note">{say('sectors.note')}</p>
      </section>
      <ToolAction beside={<Undo ledger={notes} />}>
        <button
          type="button"
          className="btn primary companion-big"
          aria-disabled={!hasOrder}
          onClick={() => hasOrder && change(withSectorShuffled(now, sector))}
        >
          <GameIcon name="replay" size="l" />
          {say('sectors.shuffled')}
        </button>
      </ToolAction>
    </>
  );
}

interface TabsProps {
  readonly notes: SectorNotes;
  readonly sector: number;
  readonly onTurn: (sector: number) => void;
}

/** The four sectors, with how much of each is known. */
function Tabs({ notes, sector, onTurn }: TabsProps) {
  const say = useCompanionTexts();
  return (
    <fieldset className="companion-sectors">
      <legend className="unseen">{say('tool.sectors')}</legend>
      {notes.sectors.map((note, i) => (
        <button
          key={NUMERALS[i]}
          type="button"
          aria-pressed={i === sector}
          aria-label={say('sectors.tab', { sector: i + 1, n: note.seen.length, of: sectorSize(note) })}
          onClick={() => onTurn(i)}
        >
          <b>{NUMERALS[i]}</b>
          <span>
            {note.seen.length}/{sectorSize(note)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
