import { NONE } from '@orrery/common';
import type { Event } from '../events.ts';
import type { ShipKit } from '../kit.ts';

/** Every card and task by its id: the coverage law requires an action with each. */
export const cardNames = ({ variant }: ShipKit): string[] => [
  ...variant.cards.map(({ id }) => id),
  ...variant.tasks.map(({ id }) => `task ${id}`),
];

/** The card that an event shows in use; where no action is possible, flying there is enough. */
export const cardsShownBy =
  ({ variant }: ShipKit) =>
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
