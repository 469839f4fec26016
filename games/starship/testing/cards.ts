import type { Event } from '../events.ts';
import type { Kit } from '../kit.ts';

/** Every card and task by its id: what the coverage law wants to see acted on. */
export const cardNames = ({ edition }: Kit): string[] => [
  ...edition.cards.map(({ id }) => id),
  ...edition.tasks.map(({ id }) => `task ${id}`),
];

/** The card that an event shows in use; where nothing can be done it is enough to fly there. */
export const cardsIn =
  ({ edition }: Kit) =>
  (event: Event): readonly string[] => {
    switch (event.kind) {
      case 'revealed': {
        const card = edition.cards[event.card];
        return card?.kind === 'empty' || card?.kind === 'target' ? [card.id] : [];
      }
      case 'bought':
      case 'sold':
      case 'settled':
      case 'moored':
      case 'fought':
        return [edition.cards[event.card]?.id ?? ''];
      case 'fulfilled':
        return [`task ${edition.tasks[event.task]?.id ?? ''}`];
      default:
        return [];
    }
  };
