/** The style sheets of everything that can be on a board, as text. */
export const BOARD_SHEETS: readonly string[] = Object.values(
  import.meta.glob<string>('../../{art,table,games}/**/*.css', { query: '?raw', import: 'default', eager: true }),
);
