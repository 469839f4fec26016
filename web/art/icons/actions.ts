import { circlePath as dot } from '../draw.ts';
import type { IconDrawings } from './drawing.tsx';

const DIE_PATH = 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z';
const CARD_PATH =
  'M7.2 2.5h9.6A2.2 2.2 0 0 1 19 4.7v14.6a2.2 2.2 0 0 1-2.2 2.2H7.2A2.2 2.2 0 0 1 5 19.3V4.7a2.2 2.2 0 0 1 2.2-2.2z';

/** Icons of actions that exist at any table. */
export const ACTION_ICONS = {
  bank: { line: 'M5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 21h18', tint: 'M3 9.5l9-6.5 9 6.5z' },
  build: { tint: 'M3 10l6.5-6.5 7 1 .7 3.5-5 5-2.7-2.7L6.5 13.2z', bold: 'M12.5 11l8.5 8.5' },
  buy: { line: 'M12 3v13M6.5 11L12 16.5 17.5 11M4 20.5h16' },
  card: { tint: CARD_PATH, solid: 'M12 7l1.4 3.6L17 12l-3.6 1.4L12 17l-1.4-3.6L7 12l3.6-1.4z' },
  counter: { line: 'M7 20V5M3 9l4-4.5L11 9M17 4v15M13 15l4 4.5 4-4.5' },
  dice: {
    tint: DIE_PATH,
    solid: [8, 16].flatMap((x) => [8, 16].map((y) => dot(x, y, 1.8))).join('') + dot(12, 12, 1.8),
  },
  discard: { tint: 'M5 2.5h9.5v13H5z', line: 'M18.5 8v12M15 16.5l3.5 3.5 3.5-3.5' },
  'end-turn': { bold: 'M5 5l7 7-7 7M13 5l7 7-7 7' },
  fly: { tint: 'M21.5 12L4 4l4 8-4 8z', line: 'M8 12h13' },
  found: { line: 'M12 13.5V3.5', tint: 'M3 20.5a9.5 9.5 0 0 1 18 0z', solid: 'M11.5 3l7 2.7-7 2.7z' },
  hand: {
    line: 'M6.5 5.5L4.3 6.2a1.6 1.6 0 0 0-1 2l4 12a1.6 1.6 0 0 0 2 1l1.6-.5',
    tint: 'M11 3h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  },
  'play-card': { tint: 'M4.5 8h9.5v13H4.5z', line: 'M19 16V4M15.5 7.5L19 4l3.5 3.5' },
  roll: {
    tint: 'M12 7.5l6.7 3.5v7L12 21.5 5.3 18v-7z',
    line: 'M5.3 11L12 14.5 18.7 11M12 14.5v7M3 7.5A10.5 10.5 0 0 1 19 5M19.5 1.5V5.5h-4',
  },
  sell: { line: 'M12 16.5V3.5M6.5 9L12 3.5 17.5 9M4 20.5h16' },
  steal: { tint: 'M3 3.5h9v12.5H3z', line: 'M21 19.5H10.5M14 16l-3.5 3.5L14 23M21 19.5V9' },
  to: { line: 'M3 12h17M14 6l6 6-6 6' },
  trade: { bold: 'M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4' },
  undo: { bold: 'M8.5 4L4 8.5 8.5 13M4.5 8.5H14a6 6 0 0 1 0 12H8' },
  withdraw: { line: 'M4 12h12.5M9 7l-5 5 5 5M20 4.5v15' },
} as const satisfies IconDrawings;
