import { kitOf, type Variant } from '@orrery/ship/facts';
import { type ComponentType, useMemo, useState } from 'react';
import { useVoice } from '../../../../app/voice.ts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Deed } from '../../../../companion/controls/deed.tsx';
import { Fresh } from '../../../../companion/controls/fresh.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { useFeel } from '../../../../companion/feel.ts';
import { ledgersByGame, useLedger } from '../../../../companion/keeping/use-ledger.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { useShip } from '../../table/parts/voice.ts';
import { CardList } from './card-list.tsx';
import { catalogueOf } from './catalogue.ts';
import { Contents } from './contents.tsx';
import {
  freshNotes,
  groupOf,
  NOTES_SHAPE,
  nextGroup,
  placeOf,
  refilled,
  type SectorNotes,
  seenIn,
  shuffled,
  sizeOf,
} from './notes.ts';
import { NUMERALS } from './numerals.ts';
import './sectors.css';

const ledgersOf = (variant: Variant) =>
  ledgersByGame((game) => ({
    key: `${game}/sectors`,
    fresh: () => freshNotes(variant, 'open'),
    shape: NOTES_SHAPE,
  }));

/** What was seen in which sector: noted by a tap on a card of the list. */
export function sectorsTool(variant: Variant): ComponentType<ToolProps> {
  const open = ledgersOf(variant);
  return ({ box }) => <Sectors box={box} variant={variant} open={open} />;
}

interface SectorsProps extends ToolProps {
  readonly variant: Variant;
  readonly open: ReturnType<typeof ledgersOf>;
}

function Sectors({ box, variant, open }: SectorsProps) {
  const say = useCompanion();
  const ship = useShip();
  const feel = useFeel();
  const voice = useVoice(box.game);
  const { now, ledger } = useLedger(open(box.game));
  const [sector, setSector] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const catalogue = useMemo(() => {
    if (voice.state !== 'ready' || voice.value === null) return null;
    return catalogueOf(kitOf(variant), voice.value.say, ship);
  }, [voice, variant, ship]);
  const note = now.sectors[sector];
  if (catalogue === null || note === undefined) return <p role="status">{say('loading')}</p>;
  const change = (next: SectorNotes) => {
    ledger.change(next);
    feel('card');
  };
  const tap = (card: number) => {
    if (placeOf(now, card) === sector) setChosen(chosen === card ? null : card);
    else if (note.due > 0 && groupOf(variant, card) === nextGroup(now, variant)) {
      change(refilled(now, variant, sector, card));
    } else change(seenIn(now, variant, sector, card));
  };
  const hasOrder = note.top.length + note.under.length > 0;
  return (
    <>
      <Tabs notes={now} sector={sector} onTurn={setSector} />
      <div className="companion-columns">
        <Contents
          key={sector}
          notes={now}
          sector={sector}
          variant={variant}
          catalogue={catalogue}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
        />
        <CardList notes={now} sector={sector} variant={variant} catalogue={catalogue} onTap={tap} />
      </div>
      <section className="companion-ways" aria-label={say('settings.tool')}>
        <label className="check companion-switch">
          <input
            type="checkbox"
            checked={now.refill === 'hidden'}
            onChange={(event) => ledger.change({ ...now, refill: event.target.checked ? 'hidden' : 'open' })}
          />
          {say('sectors.hidden')}
        </label>
        <Fresh name={say('fresh')} onFresh={() => ledger.change(freshNotes(variant, now.refill))} />
        <p className="muted companion-note">{say('sectors.note')}</p>
      </section>
      <Deed beside={<Undo ledger={ledger} />}>
        <button
          type="button"
          className="btn primary companion-big"
          aria-disabled={!hasOrder}
          onClick={() => hasOrder && change(shuffled(now, sector))}
        >
          <GameIcon name="replay" size="l" />
          {say('sectors.shuffled')}
        </button>
      </Deed>
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
  const say = useCompanion();
  return (
    <fieldset className="companion-sectors">
      <legend className="unseen">{say('tool.sectors')}</legend>
      {notes.sectors.map((note, i) => (
        <button
          key={NUMERALS[i]}
          type="button"
          aria-pressed={i === sector}
          aria-label={say('sectors.tab', { sector: i + 1, n: note.seen.length, of: sizeOf(note) })}
          onClick={() => onTurn(i)}
        >
          <b>{NUMERALS[i]}</b>
          <span>
            {note.seen.length}/{sizeOf(note)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
