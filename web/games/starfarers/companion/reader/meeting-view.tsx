import { ENCOUNTER_COUNT, type EncounterFamily, familyAt, UNMASKED_FAMILY } from '@orrery/starfarers/facts';
import { answerMessage, situationMessage } from '@orrery/starfarers/words';
import { SeatMark, SeatToken } from '../../../../art/seats.tsx';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import { Book, BookChoice, BookPage, StoryText } from '../../art/encounter/book.tsx';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { type StoryTranslate, useStoryTexts } from '../../table/dialogues/texts.ts';
import { type FamilyWord, familyWord, SCENE_OF_FAMILY } from '../../table/encounters/families.ts';
import type { FormatStory } from './format-message.ts';
import { ReadingLineView } from './lines.tsx';
import {
  firstFamily,
  type PendingAnswer,
  pendingAnswer,
  possibleAnswers,
  type ReadEncounter,
  readingProgress,
  type ShakeResult,
} from './reader-notes.ts';
import { ShakePanel } from './shake-panel.tsx';
import './reader.css';

const ANSWER_NUMERALS = ['0', 'I', 'II', 'III'];
const NO_CARDS = [0, 0, 0, 0, 0];
const PRICED_FAMILIES = ['demand', 'swap', 'raid'] as const satisfies readonly FamilyWord[];

/** The label of an answer's button. */
function titleOf(say: StoryTranslate, tell: FormatStory, family: number, choice: number): string {
  const { answers, price }: EncounterFamily = familyAt(family);
  if (answers === 'number') return say('gift.title', { n: choice });
  const priced = PRICED_FAMILIES.find((word) => word === familyWord(family));
  if (choice === 1 && priced !== undefined) return say(`price.${priced}`, { n: price });
  const said = tell(answerMessage(family, choice, NO_CARDS));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

interface MeetingViewProps {
  readonly meeting: ReadEncounter;
  readonly table: TableNotes;
  readonly formatMessage: FormatStory;
  readonly onAnswer: (choice: number) => void;
  readonly onShaken: (trial: ShakeResult) => void;
}

/**
 * The part of an encounter that may be read aloud by now. Until everybody has answered, the page contains nothing that
 * differs between cards that begin alike.
 */
export function MeetingView({ meeting, table, formatMessage, onAnswer, onShaken }: MeetingViewProps) {
  const say = useCompanionTexts();
  const story = useStoryTexts();
  const names = usePlayerNames(table);
  const asked = pendingAnswer(meeting);
  const family = asked?.family ?? (meeting.seconds.length > 0 ? UNMASKED_FAMILY : firstFamily(meeting));
  const word = familyWord(family);
  const { lines, wanted } = readingProgress(meeting, table.players.length);
  const read = lines.slice(0, meeting.read);
  return (
    <div className={asked === null ? 'companion-book answered' : 'companion-book'}>
      <Book>
        <BookPage
          running={[
            story('book.encounter'),
            asked === null ? story('book.card', { n: meeting.card + 1, of: ENCOUNTER_COUNT }) : story('book.sealed'),
          ]}
        >
          <h2 className="companion-tale">{story(`title.${word}`)}</h2>
          <div className="companion-scene">
            <SceneEngraving scene={SCENE_OF_FAMILY[word]} name={story(`scene.${SCENE_OF_FAMILY[word]}`)} />
          </div>
          <StoryText>{story(`tale.${word}`)}</StoryText>
          <p className="companion-situation">{formatMessage(situationMessage(family))}</p>
          <p className="companion-readers">
            <SeatMark seat={table.players[meeting.reader]?.colour ?? 0} />{' '}
            {say('reader.reads', {
              name: names[meeting.reader] ?? '',
              others: meeting.seats.map((seat) => names[seat] ?? '').join(', '),
            })}
          </p>
        </BookPage>
        <BookPage running={[asked === null ? story('book.outcome') : say('reader.question'), story('book.log')]}>
          {asked !== null && <Answers asked={asked} table={table} formatMessage={formatMessage} onAnswer={onAnswer} />}
          <GivenAnswers meeting={meeting} table={table} formatMessage={formatMessage} />
          <ol className="companion-lines" aria-live="polite">
            {read.map((line, i) => (
              <ReadingLineView
                key={`${line.kind} ${String(i)}`}
                line={line}
                table={table}
                formatMessage={formatMessage}
                isShared={meeting.seats.length > 1}
              />
            ))}
          </ol>
        </BookPage>
      </Book>
      {wanted !== null && meeting.read >= lines.length && (
        <ShakePanel key={meeting.trials.length} wanted={wanted} table={table} onShaken={onShaken} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly asked: PendingAnswer;
  readonly table: TableNotes;
  readonly formatMessage: FormatStory;
  readonly onAnswer: (choice: number) => void;
}

/** The possible answers, and whose turn it is to answer. */
function Answers({ asked: { family, seat }, table, formatMessage, onAnswer }: AnswersProps) {
  const say = useCompanionTexts();
  const story = useStoryTexts();
  const names = usePlayerNames(table);
  return (
    <section className="companion-answers" aria-labelledby="asked">
      <h3 id="asked" aria-live="polite">
        <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" />{' '}
        {say('reader.asked', { name: names[seat] ?? '' })}
      </h3>
      <ul>
        {possibleAnswers(family).map((choice) => (
          <li key={choice}>
            <button type="button" onClick={() => onAnswer(choice)}>
              <BookChoice
                mark={
                  familyAt(family).answers === 'number'
                    ? ANSWER_NUMERALS[choice]
                    : ANSWER_NUMERALS[choice === 1 ? 1 : 2]
                }
                title={titleOf(story, formatMessage, family, choice)}
                stakes={null}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GivenAnswersProps {
  readonly meeting: ReadEncounter;
  readonly table: TableNotes;
  readonly formatMessage: FormatStory;
}

/** The answers so far. */
function GivenAnswers({ meeting, table, formatMessage }: GivenAnswersProps) {
  const story = useStoryTexts();
  const names = usePlayerNames(table);
  const said = (family: number, answers: readonly number[], round: string) =>
    answers.map((choice, i) => {
      const seat = meeting.seats[i] ?? 0;
      return (
        <li key={`${round} ${seat}`}>
          <SeatMark seat={table.players[seat]?.colour ?? 0} /> {names[seat]}:{' '}
          {titleOf(story, formatMessage, family, choice)}
        </li>
      );
    });
  if (meeting.answers.length === 0) return null;
  return (
    <ul className="companion-given">
      {said(firstFamily(meeting), meeting.answers, 'first')}
      {said(UNMASKED_FAMILY, meeting.seconds, 'second')}
    </ul>
  );
}
