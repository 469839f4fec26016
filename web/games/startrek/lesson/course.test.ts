import { lessonSuite } from '../../../pages/learn/testing/suite.ts';
import { STARTREK_COURSE } from './course.ts';

await lessonSuite(STARTREK_COURSE);
