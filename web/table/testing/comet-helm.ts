import { comet, type Event, type Hand, type Move, type Table } from '@orrery/kernel/example';
import type { Helm } from '../helm.ts';
import { cometFurniture } from './comet-furniture.tsx';
import { COMET_TEXTS, cometWording } from './comet-words.ts';
import type { FakeSession } from './fake-session.ts';
import { helmOf, setTable } from './helm.ts';

export type CometHelm = Helm<Table, Hand, Move, Event>;

/** Director and desk of a table at which nothing moves; the clock is the caller's. */
export const cometSetting = (
  session: FakeSession,
  clock?: () => number,
  furniture: typeof cometFurniture = cometFurniture,
) => setTable<Table, Hand, Move, Event>({ rules: comet, furniture, session }, clock);

/** What the parts of the frame would be given now, in English. */
export const cometHelm = (session: FakeSession, setting: ReturnType<typeof cometSetting>): CometHelm =>
  helmOf({ rules: comet, voice: cometWording, furniture: cometFurniture, session, texts: COMET_TEXTS }, setting);
