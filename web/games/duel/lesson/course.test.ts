import { lessonSuite } from '../../../pages/learn/testing/suite.ts';
import { DUEL_COURSE } from './course.ts';

await lessonSuite(DUEL_COURSE);
