import { ENCOUNTERS, type Family, familyAt, UNMASKED } from '@orrery/starfarers/facts';
import { answer, situation } from '@orrery/starfarers/words';
import { SeatMark, SeatToken } from '../../../../art/seats.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import { Book, BookChoice, BookPage, Story } from '../../art/encounter/book.tsx';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { type SayStory, useStory } from '../../table/dialogues/texts.ts';
import { type FamilyWord, SCENES, wordOf } from '../../table/encounters/families.ts';
import { ToldLine } from './lines.tsx';
import { type Asked, askedIn, choicesOf, firstFamily, type Meeting, type Trial, toldIn } from './reading.ts';
import type { Tell } from './tell.ts';
import { TrialPanel } from './trial.tsx';
import './reader.css';

const NUMERALS = ['0', 'I', 'II', 'III'];
const NO_CARDS = [0, 0, 0, 0, 0];
const PRICED = ['demand', 'swap', 'raid'] as const satisfies readonly FamilyWord[];

/** An answer as its button says it. */
function titleOf(say: SayStory, tell: Tell, family: number, choice: number): string {
  const { answers, price }: Family = familyAt(family);
  if (answers === 'number') return say('gift.title', { n: choice });
  const priced = PRICED.find((word) => word === wordOf(family));
  if (choice === 1 && priced !== undefined) return say(`price.${priced}`, { n: price });
  const said = tell(answer(family, choice, NO_CARDS));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

interface MeetingViewProps {
  readonly meeting: Meeting;
  readonly table: TableNotes;
  readonly tell: Tell;
  readonly onAnswer: (choice: number) => void;
  readonly onTried: (trial: Trial) => void;
}

/**
 * An encounter as it may be read aloud by now. Before everybody has answered there is nothing in the page that differs
 * between cards that begin alike.
 */
export function MeetingView({ meeting, table, tell, onAnswer, onTried }: MeetingViewProps) {
  const say = useCompanion();
  const story = useStory();
  const names = useNames(table);
  const asked = askedIn(meeting);
  const family = asked?.family ?? (meeting.seconds.length > 0 ? UNMASKED : firstFamily(meeting));
  const word = wordOf(family);
  const { lines, wanted } = toldIn(meeting, table.players.length);
  const read = lines.slice(0, meeting.read);
  return (
    <div className={asked === null ? 'companion-book answered' : 'companion-book'}>
      <Book>
        <BookPage
          running={[
            story('book.encounter'),
            asked === null ? story('book.card', { n: meeting.card + 1, of: ENCOUNTERS }) : story('book.sealed'),
          ]}
        >
          <h2 className="companion-tale">{story(`title.${word}`)}</h2>
          <div className="companion-scene">
            <SceneEngraving scene={SCENES[word]} name={story(`scene.${SCENES[word]}`)} />
          </div>
          <Story>{story(`tale.${word}`)}</Story>
          <p className="companion-situation">{tell(situation(family))}</p>
          <p className="companion-readers">
            <SeatMark seat={table.players[meeting.reader]?.colour ?? 0} />{' '}
            {say('reader.reads', {
              name: names[meeting.reader] ?? '',
              others: meeting.seats.map((seat) => names[seat] ?? '').join(', '),
            })}
          </p>
        </BookPage>
        <BookPage running={[asked === null ? story('book.outcome') : say('reader.question'), story('book.log')]}>
          {asked !== null && <Answers asked={asked} table={table} tell={tell} onAnswer={onAnswer} />}
          <Given meeting={meeting} table={table} tell={tell} />
          <ol className="companion-lines" aria-live="polite">
            {read.map((line, i) => (
              <ToldLine
                key={`${line.kind} ${String(i)}`}
                line={line}
                table={table}
                tell={tell}
                isShared={meeting.seats.length > 1}
              />
            ))}
          </ol>
        </BookPage>
      </Book>
      {wanted !== null && meeting.read >= lines.length && (
        <TrialPanel key={meeting.trials.length} wanted={wanted} table={table} onTried={onTried} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly asked: Asked;
  readonly table: TableNotes;
  readonly tell: Tell;
  readonly onAnswer: (choice: number) => void;
}

/** What can be answered, and by whom. */
function Answers({ asked: { family, seat }, table, tell, onAnswer }: AnswersProps) {
  const say = useCompanion();
  const story = useStory();
  const names = useNames(table);
  return (
    <section className="companion-answers" aria-labelledby="asked">
      <h3 id="asked" aria-live="polite">
        <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" />{' '}
        {say('reader.asked', { name: names[seat] ?? '' })}
      </h3>
      <ul>
        {choicesOf(family).map((choice) => (
          <li key={choice}>
            <button type="button" onClick={() => onAnswer(choice)}>
              <BookChoice
                mark={familyAt(family).answers === 'number' ? NUMERALS[choice] : NUMERALS[choice === 1 ? 1 : 2]}
                title={titleOf(story, tell, family, choice)}
                stakes={null}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GivenProps {
  readonly meeting: Meeting;
  readonly table: TableNotes;
  readonly tell: Tell;
}

/** What has been answered so far. */
function Given({ meeting, table, tell }: GivenProps) {
  const story = useStory();
  const names = useNames(table);
  const said = (family: number, answers: readonly number[], round: string) =>
    answers.map((choice, i) => {
      const seat = meeting.seats[i] ?? 0;
      return (
        <li key={`${round} ${seat}`}>
          <SeatMark seat={table.players[seat]?.colour ?? 0} /> {names[seat]}: {titleOf(story, tell, family, choice)}
        </li>
      );
    });
  if (meeting.answers.length === 0) return null;
  return (
    <ul className="companion-given">
      {said(firstFamily(meeting), meeting.answers, 'first')}
      {said(UNMASKED, meeting.seconds, 'second')}
    </ul>
  );
}
