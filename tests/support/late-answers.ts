/** A line to a server on which each answer is late by another time (`HARD_TIMES=slow-line`). */
import { setTimeout as wait } from 'node:timers/promises';
import { type Line, lineBetween } from './line-between.ts';

/** @param lateness milliseconds that the next answer waits */
export function lateAnswers(target: string, lateness: () => number): Promise<Line> {
  return lineBetween(target, async (answered, answer) => {
    await wait(lateness());
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
}
