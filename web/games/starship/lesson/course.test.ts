import { lessonSuite } from '../../../pages/learn/testing/suite.ts';
import { STARSHIP_COURSE } from './course.ts';

await lessonSuite(STARSHIP_COURSE);
