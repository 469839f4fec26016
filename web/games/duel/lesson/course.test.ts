import { testLesson } from '../../../pages/learn/testing/suite.ts';
import { DUEL_COURSE } from './course.ts';

await testLesson(DUEL_COURSE);
