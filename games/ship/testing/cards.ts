import { NONE } from '@orrery/common';
import type { Event } from '../events.ts';
import type { Kit } from '../kit.ts';

/** Every card and task by its id: what the coverage law wants to see acted on. */
export const cardNames = ({ variant }: Kit): string[] => [
  ...variant.cards.map(({ id }) => id),
  ...variant.tasks.map(({ id }) => `task ${id}`),
];

/** The card that an event shows in use; where nothing can be done it is enough to fly there. */
export const cardsIn =
  ({ variant }: Kit) =>
  (event: Event): readonly string[] => {
    switch (event.kind) {
      case 'revealed': {
        const card = variant.cards[event.card ?? NONE];
        return card?.kind === 'empty' || card?.kind === 'target' ? [card.id] : [];
      }
      case 'bought':
      case 'sold':
      case 'settled':
      case 'moored':
      case 'fought':
        return [variant.cards[event.card ?? NONE]?.id ?? ''];
      case 'fulfilled':
        return [`task ${variant.tasks[event.task]?.id ?? ''}`];
      default:
        return [];
    }
  };
