import { expect, test } from 'vitest';
import { labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { ProcessFigure, ProcessSlice, ProcessThreads, UndoneProcess } from './process-figure.tsx';

const refersTo = ['process-cloth', 'process-cloth-warp'];

testDrawing('the threads of the process', <ProcessThreads />, { maxBytes: 9_700, isDefinition: true });
testDrawing('the process', <ProcessFigure />, { refersTo });
testDrawing('the process before anything is done', <UndoneProcess />, { refersTo });
testDrawing('a third of the process', <ProcessSlice part={1} />, { refersTo });

test('the process names its days and channels', () => {
  expect(labelOf(<ProcessFigure />)).toContain('90 days in 138 picks');
  expect(labelOf(<ProcessFigure />)).toContain('five channels');
});
