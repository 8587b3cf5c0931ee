import { expect, test } from 'vitest';
import { routeMail } from './small-first.ts';

const right = { queue: 'orders', deliveryDate: '2025-05-14' };
const answers = (value: unknown) => async () => value;
const neverAsked = async () => {
  throw new Error('The large model was asked.');
};

test('an answer of the right shape is taken from the compact model alone', async () => {
  expect(await routeMail('Ten pallets', answers(right), neverAsked)).toEqual(right);
});

test('a route that is not one of the six, or a date that is not a date, goes to the large model', async () => {
  for (const wrong of [{ ...right, queue: 'sales' }, { ...right, deliveryDate: '14 May' }, 'orders']) {
    expect(await routeMail('Ten pallets', answers(wrong), answers(right))).toEqual(right);
  }
});

test('when neither can do it the step fails, instead of guessing', async () => {
  await expect(routeMail('Ten pallets', answers('?'), answers('?'))).rejects.toThrow();
});
