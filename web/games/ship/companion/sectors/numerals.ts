export const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV'];
