import { SECTOR_COUNT } from '@orrery/ship/facts';
import { MemoryChip, MemorySector, UnseenChip } from '../../art/memory.tsx';
import { cardSightings, sectorCardCount } from '../card-sightings.ts';
import { cardPicture } from '../parts/pictures.ts';
import { makeScrollFocusable } from '../parts/scroll-focus.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';

/** The memory aid: what has been seen in each sector and when; a game without it says so. */
export function MemoryPanel({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table } = play.view;
  if (table.options.aid === 'off') return <p className="muted">{say('memory.off')}</p>;
  const { sectors } = cardSightings(play.story, variantUi.kit);
  return (
    <section className="ship-memory" aria-label={say('memory.seen')} ref={makeScrollFocusable}>
      {Array.from({ length: SECTOR_COUNT }, (_, sector) => {
        const seen = sectors[sector] ?? [];
        const hidden = Math.max(0, sectorCardCount(table, sector) - seen.length);
        return (
          <MemorySector
            key={String(sector)}
            sector={String(sector + 1)}
            state={table.sector === sector ? 'current' : 'normal'}
          >
            {seen.map(({ card, turn }) => {
              const picture = cardPicture(play, variantUi.kit, card, say);
              return (
                <span key={card} title={say('memory.since', { name: picture.name, turn })}>
                  <MemoryChip card={picture} />
                  <span className="unseen">{say('memory.since', { name: picture.name, turn })}</span>
                </span>
              );
            })}
            {hidden > 0 && <UnseenChip>{say('memory.unseen', { n: hidden })}</UnseenChip>}
          </MemorySector>
        );
      })}
    </section>
  );
}

/** The link to the list of all cards. */
export function CardsNote({ play }: ShipPartProps) {
  const say = useShipTexts();
  const isOpen = play.dialogue === 'cards';
  return (
    <button
      type="button"
      className="ship-link"
      aria-expanded={isOpen}
      onClick={() => play.openDialogue(isOpen ? null : 'cards')}
    >
      {say('cards.open')}
    </button>
  );
}
