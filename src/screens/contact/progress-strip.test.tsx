import { expect, test } from 'vitest';
import { countIn, labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { ProgressStrip } from './progress-strip.tsx';

const done = [true, true, false, true, true, true, true, false];

testDrawing('the progress strip', <ProgressStrip done={done} />, { maxBytes: 1_400 });

test.each([0, 1, 5, 8])('a progress strip draws as many bands as it says: %i', (finished) => {
  const drawing = (
    <ProgressStrip done={done.map((_, index) => index < finished)} step="required answer" id="s" />
  );
  const words = ['No bands', 'One band', '', '', '', 'Five bands', '', '', 'Eight bands'];
  expect(labelOf(drawing)).toBe(`${words[finished]} woven of 8, one for each required answer.`);
  expect(countIn(drawing, /href="#ss"/g) + countIn(drawing, /id="ss"/g)).toBe(finished);
});
