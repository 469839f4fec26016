import { testLesson } from '../../../pages/learn/testing/suite.ts';
import { STARFARERS_COURSE } from './course.ts';

await testLesson(STARFARERS_COURSE);
