import { lessonSuite } from '../../../pages/learn/testing/suite.ts';
import { STARFARERS_COURSE } from './course.ts';

await lessonSuite(STARFARERS_COURSE);
