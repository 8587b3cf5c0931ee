import { expect, test } from 'vitest';
import { createBotVerifier } from './bot-check.ts';

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });
const times = (count: number, answer: unknown) => Array.from({ length: count }, () => answer);
const passed = { success: true };

/** A row is what the service answers to one visitor after the other, and what is told of it. */
test.each<[what: string, answers: unknown[], told: string[]]>([
  ['a browser that fails', [refused('browser-error')], []],
  ['one whose visitor tries again', times(4, refused('browser-error')), []],
  ['several in a row', times(7, refused('browser-error')), ['failed']],
  ['codes that nobody knows', times(5, refused('new-code')), ['failed']],
  ['refusals without a word', times(5, refused()), ['failed']],
  [
    'several, with visitors between them',
    [...times(4, refused('browser-error')), passed, ...times(4, refused('browser-error'))],
    ['works'],
  ],
  ['a wrong secret', [refused('invalid-input-secret')], ['failed']],
  ['no secret', [refused('missing-input-secret')], ['failed']],
  ['a secret of another site key', [refused('invalid-keys')], ['failed']],
  ['a request that it does not take', [refused('bad-request')], ['failed']],
  ['a secret and a browser', [refused('browser-error', 'invalid-input-secret')], ['failed']],
  ['a service that is down', [503], ['failed']],
  ['a token that was used', [refused('timeout-or-duplicate')], ['works']],
  ['a token and a new code', [refused('new-code', 'invalid-input-response')], ['works']],
  ['an end', [503, passed], ['failed', 'works']],
  ['no end of it', [503, refused('browser-error'), passed], ['failed', 'works']],
])(
  '%s: the chat hears of what refuses everybody, and of nothing else',
  async (_, answers, told) => {
    const left = [...answers];
    const request = () => {
      const answer = left.shift();
      const status = typeof answer === 'number' ? answer : 200;
      return Promise.resolve(Response.json(answer, { status }));
    };
    const service = { secret: 'shh', verifyUrl: 'https://example.com', effects: { request } };
    const events: string[] = [];
    const verify = createBotVerifier(service, (_level, event) => void events.push(event));
    for (const answer of answers) expect((await verify('token')) === null).toBe(answer === passed);
    expect(events).toEqual(told.map((event) => `bot-check.${event}`));
  },
);
