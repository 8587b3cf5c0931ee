import { expect, test } from 'vitest';
import { rightData } from './right-data.ts';

/** Answers one after the other, and records the arguments of each call. */
function answers(...sent: readonly unknown[]) {
  const asked: (boolean | undefined)[] = [];
  const fetchData = (wasWrong?: boolean) => {
    asked.push(wasWrong);
    const answer = sent[asked.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, fetchData };
}

const read = (sent: unknown) => {
  if (typeof sent !== 'number') throw new Error('no number');
  return sent + 1;
};

test('what is right is asked for once, however many ask', async () => {
  const { asked, fetchData } = answers(1);
  const readData = rightData(fetchData, read);
  expect(await Promise.all([readData(), readData()])).toEqual([2, 2]);
  expect(await readData()).toBe(2);
  expect(asked).toEqual([false]);
});

test('a file that failed to load, or was wrong, is fetched again by the next call', async () => {
  const { asked, fetchData } = answers(new Error('offline'), '<p>Sign in', 1);
  const readData = rightData(fetchData, read);
  await expect(readData()).rejects.toThrow('offline');
  await expect(readData()).rejects.toThrow('no number');
  expect(await readData()).toBe(2);
  expect(asked).toEqual([false, true, true]);
});

test('nobody asks twice while an answer is under way', async () => {
  const { asked, fetchData } = answers('<p>Sign in', 1);
  const readData = rightData(fetchData, read);
  const first = Promise.allSettled([readData(), readData()]);
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(1);
});
