import { testLesson } from '../../../pages/learn/testing/suite.ts';
import { STARSHIP_COURSE } from './course.ts';

await testLesson(STARSHIP_COURSE);
