import { expect, test } from 'vitest';
import { dayName } from '#model/engagement-sums.ts';
import { count } from '#model/sentence.ts';
import { labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { LIVE, MILESTONES } from './process-calendar.ts';
import { ProcessFigure, ProcessThreads, UndoneProcess } from './process-figure.tsx';

const refersTo = ['process-cloth', 'process-cloth-warp'];

testDrawing('the threads of the process', <ProcessThreads />, { isDefinition: true });
testDrawing('the process', <ProcessFigure />, { refersTo });
testDrawing('the process before anything is done', <UndoneProcess />, { refersTo });

test('the process says in words every date it draws', () => {
  const label = labelOf(<ProcessFigure />);
  for (const { day, what } of MILESTONES) expect(label).toContain(`${dayName(day)}: ${what}.`);
  for (const { channels } of LIVE) expect(label).toContain(count(channels, 'channel'));
});
