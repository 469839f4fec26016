import type { TournamentResponse } from '@orrery/protocol/api';

/** The name of an entrant; of a deleted account the number. */
export const entrantName = ({ entrants }: TournamentResponse['tournament'], number: number): string =>
  entrants.find((each) => each.number === number)?.name || `#${number}`;
