import { createBotVerifier } from './bot-check.ts';

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });
const times = (count: number, answer: unknown) => Array.from({ length: count }, () => answer);
const passed = { success: true };
const sure = { success: true, action: 'submit', score: 0.5 };
const OF_EVERYBODY = 'invalid-input-secret missing-input-secret invalid-keys bad-request';

/** What the service answers to one visitor after the other, and what is told of it. */
type Row = [what: string, answers: unknown[], told: string[]];

test.each<Row>([
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
  ...OF_EVERYBODY.split(' ').map((code) => [code, [refused(code)], ['failed']] satisfies Row),
  ['a secret and a browser', [refused('browser-error', 'invalid-input-secret')], ['failed']],
  ['a service that is down', [503], ['failed']],
  ['one that is not there', [undefined], ['failed']],
  ['what is no answer of it', ['no JSON', { success: 'yes' }], ['failed']],
  ['a sure person', [sure], ['works']],
  ['an unsure one', [{ ...sure, score: 0.4 }], ['works']],
  ['one of another action', [{ ...sure, action: 'login' }], ['works']],
  ['a token that was used', [refused('timeout-or-duplicate')], ['works']],
  ['a token and a new code', [refused('new-code', 'invalid-input-response')], ['works']],
  ['an end', [503, passed], ['failed', 'works']],
  ['no end of it', [503, refused('browser-error'), passed], ['failed', 'works']],
])('%s: told is what refuses everybody', async (_, answers, told) => {
  const left = [...answers];
  const request = () => {
    const answer = left.shift();
    if (answer === undefined) return Promise.reject(new TypeError('fetch failed'));
    const status = typeof answer === 'number' ? answer : 200;
    return Promise.resolve(Response.json(answer, { status }));
  };
  const service = { secret: 'shh', verifyUrl: 'https://example.com', effects: { request } };
  const events: string[] = [];
  const verify = createBotVerifier(service, (_level, event) => void events.push(event));
  const doubts: string[] = [];
  for (const _answer of answers) doubts.push((await verify('token')) ?? 'none');
  expect([...new Set(doubts)].join(', ')).toMatchSnapshot();
  expect(events).toEqual(told.map((event) => `bot-check.${event}`));
});
