import { registerLaws } from '@orrery/kernel/laws';
import { subject } from './laws.subject.ts';

registerLaws(subject);
