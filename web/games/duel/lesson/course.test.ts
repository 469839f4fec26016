import { lessonSuite } from '../../../learn/testing/suite.ts';
import { DUEL_COURSE } from './course.ts';

await lessonSuite(DUEL_COURSE);
