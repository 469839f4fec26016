import { lessonSuite } from '../../testing/suite.ts';
import { DUEL_COURSE } from './course.ts';

await lessonSuite(DUEL_COURSE);
