import { testDrawing } from '#tests/support/drawing-rules.ts';
import { CohortDrawing } from './cohort-drawing.tsx';

testDrawing('the label of the first cohort', <CohortDrawing />, { maxBytes: 4_200 });
