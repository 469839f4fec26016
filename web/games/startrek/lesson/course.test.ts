import { testLesson } from '../../../pages/learn/testing/suite.ts';
import { STARTREK_COURSE } from './course.ts';

await testLesson(STARTREK_COURSE);
