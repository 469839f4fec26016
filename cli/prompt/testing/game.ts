import type { RulesEdition } from '@orrery/catalog';
import {
  eventFor,
  fastRng,
  headerOf,
  Match,
  optionsInForce,
  randomAskedSeat,
  type Step,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import type { SeatNarrator, SeatPrompt } from '../seat-narrator.ts';

/** Plays a game at random and tells its first decisions of seat 0 to a narrator, as messages are: by copies. With each prompt comes the number of events told until then. */
export async function promptsOfGame(
  edition: RulesEdition,
  narrator: SeatNarrator,
  decisions: number,
  each: (prompt: SeatPrompt, events: number) => void,
): Promise<void> {
  (await edition.load()).use((game) => {
    const [seats] = game.seats;
    const options = standardOptions(game.options);
    const rng = fastRng(3);
    const match = new Match(game, headerOf(game, { options, seats }), { chance: seededChance(3) });
    const hello = { type: 'hello', protocol: 1, seat: 0, seed: null, clock: null } as const;
    const inForce = optionsInForce(game, options, seats);
    narrator.hear({ ...hello, game: game.id, edition: game.edition, options: inForce, seats });
    let heard = 0;
    const tell = (step: Step<unknown, object>): void => {
      const events = step.told.map((told) => eventFor(told, 0)).filter((event) => event !== null);
      narrator.hear({ type: 'events', events });
      heard += events.length;
    };
    for (let asked = 0; asked < decisions; ) {
      const drawn = match.dueOutcome();
      if (drawn !== null) {
        tell(match.applyChecked(drawn));
        continue;
      }
      const { awaiting } = match;
      if (awaiting.who !== 'seats') throw new Error('the game is over too soon');
      const seat = randomAskedSeat(awaiting, rng);
      const moves = match.moves(seat);
      const move = moves[rng(moves.length)];
      if (move === undefined) throw new Error('no move');
      if (seat === 0) {
        const told = narrator.hear({
          type: 'request',
          id: match.seq,
          question: awaiting.question,
          must: true,
          view: structuredClone({ ...match.view(0) }),
          moves: moves.map((legal) => game.notation.print(legal)),
        });
        if (told.kind !== 'asked') throw new Error('a request leads to a prompt');
        asked++;
        each(told.prompt, heard);
      }
      tell(match.applyChecked({ by: seat, move }));
    }
  });
}
