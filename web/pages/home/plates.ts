/** Maximum number of plates in a row. */
const MAX_PLATES_IN_ROW = 4;

/** The number of plates per row, so that all rows are as full as possible. */
export const platesInRow = (games: number): number =>
  Math.ceil(games / Math.max(1, Math.ceil(games / MAX_PLATES_IN_ROW)));

const ROMAN_UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The number of a plate, in Roman numerals. */
export const romanNumeral = (plate: number): string =>
  'X'.repeat(Math.floor(plate / 10)) + (ROMAN_UNITS[plate % 10] ?? '');
