import { almanacSuite } from '@orrery/common/testing';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';

almanacSuite('startrek', { en, de, nl });
