import { registerLaws } from './register.ts';
import { dusk } from './testing/dusk.ts';
import { subjectOf } from './testing/subject.ts';

registerLaws(subjectOf(dusk));
