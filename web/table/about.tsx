import type { ReactNode } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { TABLE_TEXTS } from './texts.ts';

interface AboutButtonProps {
  /** The name of the explained thing, used as label and tooltip. */
  readonly label: string;
  readonly onOpen: () => void;
}

/** A small button from a thing on the table to its almanac entry. */
export function AboutButton({ label, onOpen }: AboutButtonProps) {
  return (
    <button type="button" className="about-this" aria-label={label} title={label} onClick={onOpen}>
      <Icon name="almanac" />
    </button>
  );
}

interface AboutCardProps {
  readonly play: { openAlmanac(rule: string): void };
  /** The entry key or rule id that explains the card. */
  readonly entry: string;
  readonly name: string;
}

/** The same for a single card. */
export function AboutCard({ play, entry, name }: AboutCardProps) {
  const speak = useTranslate(TABLE_TEXTS);
  return <AboutButton label={speak('card.about', { name })} onOpen={() => play.openAlmanac(entry)} />;
}

/** A card with the almanac button in its corner; the card itself may be a button. */
export function CardWithAbout({ children, ...about }: AboutCardProps & { readonly children: ReactNode }) {
  return (
    <span className="explained">
      {children}
      <AboutCard {...about} />
    </span>
  );
}
