import { BOT_PERSONAS, LEVEL_NAMES } from '@orrery/bots';
import { colourName } from '@orrery/catalog';
import { use, useId } from 'react';
import { ColourChoice } from '../../app/colour-choice.tsx';
import { trimName } from '../../app/kept-preferences.ts';
import { Segments } from '../../app/segments.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { hueClass } from '../../art/seats.tsx';
import { LEVEL_TEXTS } from '../../bots/texts.ts';
import type { ChairSetup } from '../../new-game/sheet.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';

interface ChairRowProps {
  readonly chair: ChairSetup;
  readonly isNamesake: boolean;
  /** Whether memory is part of the game. */
  readonly needsMemory: boolean;
  readonly onChange: (changes: Partial<Omit<ChairSetup, 'seat' | 'colour'>>) => void;
}

const KINDS = [
  { kind: 'person', icon: 'person' },
  { kind: 'bot', icon: 'bot' },
] as const;

interface ColourableChairProps extends ChairRowProps {
  readonly onColour: (colour: number) => void;
}

/** The sitter of one seat, and the seat's colour. */
export function ChairRow({ onColour, ...props }: ColourableChairProps) {
  const { chair, onChange } = props;
  const say = useTranslate(NEW_GAME_TEXTS);
  const n = chair.seat + 1;
  return (
    <li className={`chair ${hueClass(chair.colour)}`}>
      <ColourChoice seat={chair.seat} colour={chair.colour} name={say('colour', { n })} onChoose={onColour} />
      <Segments
        name={say('kind', { n })}
        values={KINDS.map(({ kind }) => kind)}
        chosen={chair.kind}
        label={(kind) => (
          <>
            <Icon name={kind} />
            {say(kind)}
          </>
        )}
        onChoose={(kind) => onChange({ kind })}
      />
      {chair.kind === 'person' ? <PersonFields {...props} /> : <BotFields {...props} />}
    </li>
  );
}

function PersonFields({ chair, isNamesake, onChange }: ChairRowProps) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const language = use(LanguageContext);
  const note = useId();
  const n = chair.seat + 1;
  return (
    <div className="field chair-person">
      <input
        type="text"
        value={chair.person}
        placeholder={colourName(chair.colour, language)}
        aria-label={say('name', { n })}
        aria-invalid={isNamesake || undefined}
        aria-describedby={isNamesake ? note : undefined}
        autoComplete="off"
        onChange={(event) => onChange({ person: trimName(event.target.value) })}
      />
      {isNamesake && (
        <p className="error" id={note}>
          {say('name.same')}
        </p>
      )}
    </div>
  );
}

function BotFields({ chair, needsMemory, onChange }: ChairRowProps) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const sayLevel = useTranslate(LEVEL_TEXTS);
  const help = useId();
  const n = chair.seat + 1;
  return (
    <div className="field chair-bot">
      <select
        aria-label={say('who', { n })}
        value={chair.bot}
        onChange={(event) => onChange({ bot: event.target.value })}
      >
        {BOT_PERSONAS.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label={say('level', { n })}
        aria-describedby={help}
        value={chair.level}
        onChange={(event) => {
          const level = LEVEL_NAMES.find((each) => each === event.target.value);
          if (level) onChange({ level });
        }}
      >
        {LEVEL_NAMES.map((level) => (
          <option key={level} value={level}>
            {sayLevel(`level.${level}`)}
          </option>
        ))}
      </select>
      <p className="note" id={help}>
        {sayLevel(`level.${chair.level}.help`)} {needsMemory && sayLevel(`level.${chair.level}.memory`)}
      </p>
    </div>
  );
}
