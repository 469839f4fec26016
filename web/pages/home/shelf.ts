/** Most plates beside each other. */
const WIDE = 4;

/** How many plates stand in a row, so that all rows are as full as can be. */
export const platesInRow = (games: number): number => Math.ceil(games / Math.max(1, Math.ceil(games / WIDE)));

const UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The number of a plate, as an atlas counts them. */
export const numeralOf = (plate: number): string => 'X'.repeat(Math.floor(plate / 10)) + (UNITS[plate % 10] ?? '');
