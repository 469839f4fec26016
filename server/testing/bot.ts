import { fastRng } from '@orrery/kernel';
import { line, readHostMessage } from '@orrery/protocol';

/** A bot of twenty lines: answers what it is asked with any of the moves it is shown; gives the places in the end. */
export function makeBot(say: (line: string) => void) {
  const rng = fastRng(4);
  const heard: string[] = [];
  return {
    heard,
    hear(text: string): readonly number[] | null {
      const message = readHostMessage(text);
      if (!message.ok) throw new Error(message.problem.text);
      heard.push(message.value.type);
      if (message.value.type === 'over') return message.value.places;
      if (message.value.type !== 'request') return null;
      const { id, moves } = message.value;
      say(line({ type: 'choose', request: id, move: moves[rng(moves.length)] ?? '' }));
      return null;
    },
  };
}
