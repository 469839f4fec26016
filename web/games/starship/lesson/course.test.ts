import { lessonSuite } from '../../../learn/testing/suite.ts';
import { STARSHIP_COURSE } from './course.ts';

await lessonSuite(STARSHIP_COURSE);
