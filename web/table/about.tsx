import type { ReactNode } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { TABLE_TEXTS } from './texts.ts';

interface AboutProps {
  /** What it is the way to, said and shown on pointing. */
  readonly label: string;
  readonly onOpen: () => void;
}

/** The quiet way from a thing on the table to what the almanac says of it. */
export function About({ label, onOpen }: AboutProps) {
  return (
    <button type="button" className="about-this" aria-label={label} title={label} onClick={onOpen}>
      <Icon name="almanac" />
    </button>
  );
}

interface AboutCardProps {
  readonly play: { consult(rule: string): void };
  /** The entry or the rule that explains the card. */
  readonly entry: string;
  readonly name: string;
}

/** The same for a single card. */
export function AboutCard({ play, entry, name }: AboutCardProps) {
  const speak = useSpeak(TABLE_TEXTS);
  return <About label={speak('card.about', { name })} onOpen={() => play.consult(entry)} />;
}

/** A card with the way to its entry in its corner; the card itself may be a button. */
export function Explained({ children, ...about }: AboutCardProps & { readonly children: ReactNode }) {
  return (
    <span className="explained">
      {children}
      <AboutCard {...about} />
    </span>
  );
}
