import { circlePath as dot } from '../draw.ts';
import type { IconDrawings } from './drawing.tsx';

/** Icons that every screen may need, the first one included: keep it small. */
export const INTERFACE_ICONS = {
  almanac: {
    tint: 'M12 6.5C10 4.7 7 4 3 4v14c4 0 7 .7 9 2.5 2-1.8 5-2.5 9-2.5V4c-4 0-7 .7-9 2.5z',
    line: 'M12 6.5v14',
  },
  back: { bold: 'M15 5l-7 7 7 7' },
  bot: {
    tint: 'M7 8h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z',
    line: 'M12 8V4M9 4h6',
    solid: dot(9, 14, 1.7) + dot(15, 14, 1.7),
  },
  chat: { tint: 'M4 4.5h16v11H11l-5 4.5v-4.5H4z' },
  check: { bold: 'M4 12.5l5.5 5.5L20 6.5' },
  clock: { line: `${dot(12, 12, 9)}M12 6.5V12l3.6 2.2` },
  close: { bold: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  export: { line: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M4 15v3.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V15' },
  eye: {
    tint: 'M2 12c3-5 6.2-7 10-7s7 2 10 7c-3 5-6.2 7-10 7s-7-2-10-7z',
    solid: dot(12, 12, 3.2),
  },
  fit: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  flag: { line: 'M5 22V3', tint: 'M5 3.5h13.5l-3 4 3 4H5z' },
  forward: { solid: 'M3 4.5l9 7.5-9 7.5zM12 4.5l9 7.5-9 7.5z' },
  hint: {
    tint: 'M8.5 16.5c0-2-3-3.7-3-7.3a6.5 6.5 0 0 1 13 0c0 3.6-3 5.3-3 7.3z',
    line: 'M9.2 20.5h5.6',
  },
  import: { line: 'M12 3.5V15M7.5 10.5L12 15l4.5-4.5M4 15v3.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V15' },
  info: { line: `${dot(12, 12, 9)}M12 11v5.5`, solid: dot(12, 7.5, 1.3) },
  language: { line: `${dot(12, 12, 9)}M12 3c-5 5-5 13 0 18 5-5 5-13 0-18M3.5 9h17M3.5 15h17` },
  learn: {
    tint: 'M12 4l10 5-10 5L2 9z',
    line: 'M6 11.5V17c3.5 2.7 8.5 2.7 12 0v-5.5M22 9v6',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 6 .3l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.9M14 10a4 4 0 0 0-6-.3l-3.2 3.2a4 4 0 0 0 5.7 5.7L12 17.1',
  },
  list: { line: 'M8.5 6H21M8.5 12H21M8.5 18H21', solid: dot(4, 6, 1.6) + dot(4, 12, 1.6) + dot(4, 18, 1.6) },
  lock: {
    line: 'M8 10.5V8a4 4 0 0 1 8 0v2.5',
    tint: 'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z',
  },
  log: {
    tint: 'M6 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6z',
    line: 'M10 8h5.5M10 12h5.5M10 16h3.5',
  },
  menu: { bold: 'M4 6.5h16M4 12h16M4 17.5h16' },
  minus: { bold: 'M5 12h14' },
  moon: { solid: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
  next: { bold: 'M9 5l7 7-7 7' },
  pause: { solid: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z' },
  person: { line: `${dot(12, 8, 3.8)}M4.5 20.5c.5-4.3 3.3-6.7 7.5-6.7s7 2.4 7.5 6.7` },
  play: { solid: 'M6.5 3.5l14 8.5-14 8.5z' },
  plus: { bold: 'M12 5v14M5 12h14' },
  points: { solid: 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z' },
  replay: { line: 'M4 4.5V10h5.5M4.5 10a8 8 0 1 1-.3 4' },
  search: { line: `${dot(10.5, 10.5, 6.7)}M15.5 15.5l5.5 5.5` },
  seats: {
    line: `${dot(9, 8, 3.4)}M2.5 20c.4-4 2.9-6.2 6.5-6.2s6.1 2.2 6.5 6.2M15.5 5a3.4 3.4 0 0 1 0 6.2M17.5 14.2c2.4.7 3.8 2.7 4 5.8`,
  },
  settings: {
    line: `M3 6.5h7.7M15.3 6.5H21M3 17.5h4.7M12.3 17.5H21M3 12h10.7M18.3 12H21${dot(13, 6.5, 2.3)}${dot(16, 12, 2.3)}${dot(10, 17.5, 2.3)}`,
  },
  share: {
    line: 'M8.2 10.7l7.6-4.4M8.2 13.3l7.6 4.4',
    solid: dot(6, 12, 2.8) + dot(18, 5, 2.8) + dot(18, 19, 2.8),
  },
  sound: {
    solid: 'M3.5 9.5H7L12 5v14l-5-4.5H3.5z',
    line: 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
  },
  'sound-off': { solid: 'M3.5 9.5H7L12 5v14l-5-4.5H3.5z', line: 'M15.5 9.5l5 5M20.5 9.5l-5 5' },
  step: { solid: 'M5 4.5l10.5 7.5L5 19.5zM16.5 4.5H19v15h-2.5z' },
  'step-back': { solid: 'M19 4.5L8.5 12 19 19.5zM7.5 4.5H5v15h2.5z' },
  sun: {
    solid: dot(12, 12, 4.3),
    line: 'M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9L7 7M17 17l2.1 2.1M4.9 19.1L7 17M17 7l2.1-2.1',
  },
  trash: { line: 'M4 6.5h16M9.5 6V3.5h5V6M10 10.5v6.5M14 10.5v6.5', tint: 'M6 6.5h12l-1 14H7z' },
  warn: { tint: 'M12 3.5L21.5 20.5h-19z', line: 'M12 10v4.5', solid: dot(12, 17.6, 1.2) },
} as const satisfies IconDrawings;
