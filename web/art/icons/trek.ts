import { circlePath as dot } from '../draw.ts';
import type { IconDrawings } from './drawing.tsx';

const DART_PATH = 'M20 12q-4-3.2-8-3.2H8.5L10.5 12l-2 3.2H12q4 0 8-3.2z';

/** Star Trek: resources, pieces, development cards, and effects of support cards, by the game’s own terms. */
export const STARTREK_ICONS = {
  tritanium: { solid: 'M7.2 5h9.6l4.4 13.5H2.8zM7.4 9.4h9.2v1.7h-3.75v7.4h-1.7v-7.4H7.4z' },
  dilithium: { solid: 'M12 1.5l6.2 6.2L15.5 22h-7L5.8 7.7zM6.7 7.4h10.6v1.6h-4.5v13h-1.6v-13H6.7z' },
  food: {
    solid:
      'M12 1.5c2 1.6 2.3 4 0 6.2-2.3-2.2-2-4.6 0-6.2zM11.2 12.4C8 12.6 6 11 5.6 7.6c3.2-.2 5.4 1.4 5.6 4.8zM12.8 12.4c3.2.2 5.2-1.4 5.6-4.8-3.2-.2-5.4 1.4-5.6 4.8zM11.2 18.4C8 18.6 6 17 5.6 13.6c3.2-.2 5.4 1.4 5.6 4.8zM12.8 18.4c3.2.2 5.2-1.4 5.6-4.8-3.2-.2-5.4 1.4-5.6 4.8z',
    line: 'M12 8.5v14',
  },
  oxygen: {
    bold: dot(8.3, 13.3, 5.6) + dot(16.6, 9.7, 4.6),
    solid: dot(8.3, 13.3, 1.7) + dot(16.6, 9.7, 1.5),
  },
  water: {
    solid:
      'M12 1.8c3.8 4.8 6.8 8.6 6.8 12.4a6.8 6.8 0 0 1-13.6 0C5.2 10.4 8.2 6.6 12 1.8zM7.5 14.4h1.9a2.7 2.7 0 0 0 2.6 2.8v1.8a4.5 4.5 0 0 1-4.5-4.6z',
  },
  any: { solid: 'M12 2.5l2.3 7.2 7.2 2.3-7.2 2.3L12 21.5l-2.3-7.2L2.5 12l7.2-2.3z' },
  ship: {
    solid:
      'M22.5 12Q15 6.6 7.5 6.6H2L5.2 12 2 17.4h5.5Q15 17.4 22.5 12zM9 11.1h6.5a.9.9 0 0 1 0 1.8H9a.9.9 0 0 1 0-1.8z',
  },
  station: { solid: dot(12, 12, 6.4) + dot(12, 12, 2.2) },
  base: { bold: `${dot(12, 12, 9.3)}M12 3v4M12 17v4M3 12h4M17 12h4`, solid: dot(12, 12, 4.4) },
  cruiser: {
    solid: `M12 .5L14.5 6.1 19 5 17.9 9.5 23.5 12 17.9 14.5 19 19 14.5 17.9 12 23.5 9.5 17.9 5 19 6.1 14.5.5 12 6.1 9.5 5 5 9.5 6.1zM6.8 12Q12 6.6 17.2 12 12 17.4 6.8 12z${dot(12, 12, 1.8)}`,
  },
  post: {
    line: 'M12 3v18M7 21h10M4 8h16',
    tint: 'M4 8l-2.4 6a3.2 3.2 0 0 0 4.8 0zM20 8l-2.4 6a3.2 3.2 0 0 0 4.8 0z',
  },
  route: {
    line: 'M3.5 19l5-8 6 3 6-9.5',
    solid: dot(3.5, 19, 2.3) + dot(8.5, 11, 2.3) + dot(14.5, 14, 2.3) + dot(20.5, 4.5, 2.3),
  },
  fleet: {
    solid: `${DART_PATH}M13 4.8Q10 2.5 7 2.5H4l1.6 2.3L4 7.1h3q3 0 6-2.3zM13 19.2q-3-2.3-6-2.3H4l1.6 2.3L4 21.5h3q3 0 6-2.3z`,
  },

  sfi: {
    solid: 'M22.5 12Q16 6.8 10 6.8H6.5L9.3 12l-2.8 5.2H10Q16 17.2 22.5 12z',
    line: 'M1.5 8.5H4M1 12h5M1.5 15.5H4',
  },
  utopia: {
    solid: 'M21 7Q16.5 3.8 12.5 3.8H9.5L11.3 7l-1.8 3.2h3Q16.5 10.2 21 7z',
    line: 'M3 21v-5.5l4-3M3 21h18M21 21v-6l-4-2.5M12 21v-6',
  },
  monopoly: {
    line: `${dot(12, 12, 3)}M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21`,
    solid: 'M10 2.5h4L12 7zM10 21.5h4L12 17zM2.5 10v4L7 12zM21.5 10v4L17 12z',
  },
  victory: {
    line: 'M8 20.5h8M12 15v5.5M7 5.5H3.5c0 3.5 1.5 5.5 4 5.8M17 5.5h3.5c0 3.5-1.5 5.5-4 5.8',
    tint: 'M7 3.5h10v5.5a5 5 0 0 1-10 0z',
  },

  'forced-trade': {
    line: 'M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20v-4.5h4.5',
  },
  'ship-substitute': {
    tint: 'M20.5 7.5a5 5 0 0 1-6.7 5.7L7 20a2.2 2.2 0 0 1-3-3l6.8-6.8A5 5 0 0 1 16.5 3.5L13.8 6.5l.7 3 3 .7z',
  },
  compensation: { tint: dot(12, 12, 9), line: 'M5 12h14M12 5v14' },
  'move-ship': {
    solid: 'M21 8Q16.5 4.8 12.5 4.8H9.5L11.3 8l-1.8 3.2h3Q16.5 11.2 21 8z',
    line: 'M4 8c-1.5 6 3 10 10 10M11 15l3.5 3-3.5 3',
  },
  'seven-shield': {
    tint: 'M12 2.8l8 3v6c0 4.8-3.2 8-8 9.7-4.8-1.7-8-4.9-8-9.7v-6z',
    line: 'M9 8.5h6L11.5 16',
  },
  'two-for-one': {
    tint: 'M2.5 4h6.5v6H6v6H2.5zM6 10h6.5v10H6z',
    line: 'M15 12h6.5M18.5 9l3 3-3 3',
  },
  chase: {
    solid: `M15.5 3.7L17.3 7.7 20.5 7 19.8 10.2 23.8 12 19.8 13.8 20.5 17 17.3 16.3 15.5 20.3 13.7 16.3 10.5 17 11.2 13.8 7.2 12 11.2 10.2 10.5 7 13.7 7.7z${dot(15.5, 12, 2)}`,
    line: 'M1.5 7h4M1 12h3M1.5 17h4',
  },
  'development-choice': {
    tint: 'M8 3.5h8v12H8z',
    line: 'M6 6.5l-3.5 1 3 11 2.5-.7M18 6.5l3.5 1-3 11-2.5-.7M9 20.5h6',
  },
  'take-from-leader': {
    solid: 'M4 4.5l3.5 3L12 2.5l4.5 5 3.5-3-1.5 8.5h-13z',
    line: 'M12 16v5.5M8.5 18.5l3.5 3.5 3.5-3.5',
  },
  'retire-sfi': { tint: 'M2.5 5h8v12.5h-8z', line: 'M12.5 11.2h2.5', solid: dot(19, 11.2, 3.6) },
} as const satisfies IconDrawings;
