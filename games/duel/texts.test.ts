import { ownTextsSuite } from '@orrery/common/testing';
import { texts as shared } from '@orrery/ship/texts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';
import { texts } from './texts.ts';

ownTextsSuite({ en, de, nl }, shared, texts);
