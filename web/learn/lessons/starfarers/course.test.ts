import { lessonSuite } from '../../testing/suite.ts';
import { STARFARERS_COURSE } from './course.ts';

await lessonSuite(STARFARERS_COURSE);
