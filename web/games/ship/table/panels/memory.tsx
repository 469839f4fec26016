import { SECTORS } from '@orrery/ship/facts';
import { MemoryChip, MemorySector, UnseenChip } from '../../art/memory.tsx';
import type { GearProps } from '../gear.ts';
import { sightings, sizeOf } from '../memory.ts';
import { pictureOf } from '../parts/pictures.ts';
import { scrolls } from '../parts/scrolls.ts';
import { useShip } from '../parts/voice.ts';

/** The memory aid: what has been seen in each sector and since when; a game without it says so. */
export function Memory({ play, gear }: GearProps) {
  const say = useShip();
  const { table } = play.view;
  if (table.options.aid === 'off') return <p className="muted">{say('memory.off')}</p>;
  const { sectors } = sightings(play.story, gear.kit);
  return (
    <section className="ship-memory" aria-label={say('memory.seen')} ref={scrolls}>
      {Array.from({ length: SECTORS }, (_, sector) => {
        const seen = sectors[sector] ?? [];
        const hidden = Math.max(0, sizeOf(table, sector) - seen.length);
        return (
          <MemorySector
            key={String(sector)}
            sector={String(sector + 1)}
            state={table.sector === sector ? 'current' : 'normal'}
          >
            {seen.map(({ card, turn }) => {
              const picture = pictureOf(play, gear.kit, card, say);
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

/** The way to the list of all cards. */
export function CardsNote({ play }: GearProps) {
  const say = useShip();
  const isOpen = play.dialogue === 'cards';
  return (
    <button
      type="button"
      className="ship-link"
      aria-expanded={isOpen}
      onClick={() => play.open(isOpen ? null : 'cards')}
    >
      {say('cards.open')}
    </button>
  );
}
