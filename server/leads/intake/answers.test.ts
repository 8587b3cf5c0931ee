import { expect, test } from 'vitest';
import { refusedAnswer } from './answers.ts';
import { Refusal } from './refusal.ts';

const hostile = '<img src=x onerror="alert(\'1\')">&$&';
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;$&amp;';

test('everything in the page of problems is text, never markup', () => {
  const refusal = new Refusal(422, hostile, { errors: { role: hostile, [hostile]: hostile } });
  const { body } = refusedAnswer(refusal, '<main><!--problems--></main>', true);
  expect(body).toBe(
    `<main><p role="alert">${escaped}</p><p>Go back with your browser's back button: your answers are still there.</p>` +
      `<ul><li><a href="/contact#role">${escaped}</a></li><li>${escaped}</li></ul></main>`,
  );
});
