import { createBotVerifier } from './bot-check.ts';

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });
const times = (count: number, answer: unknown) => Array.from({ length: count }, () => answer);
const passed = { success: true };
const sure = { success: true, action: 'submit', score: 0.5 };
const OF_EVERYBODY = 'invalid-input-secret missing-input-secret invalid-keys bad-request';

/** What the service answers to one visitor after the other. */
test.each<[what: string, answers: unknown[]]>([
  ['a browser that fails', [refused('browser-error')]],
  ['one whose visitor tries again', times(4, refused('browser-error'))],
  ['several in a row', times(7, refused('browser-error'))],
  ['codes that nobody knows', times(5, refused('new-code'))],
  ['refusals without a word', times(5, refused())],
  [
    'several, with visitors between them',
    [...times(4, refused('browser-error')), passed, ...times(4, refused('browser-error'))],
  ],
  ...OF_EVERYBODY.split(' ').map((code) => [code, [refused(code)]] as [string, unknown[]]),
  ['a secret and a browser', [refused('browser-error', 'invalid-input-secret')]],
  ['a service that is down', [503, 503]],
  ['one that is not there', [undefined]],
  ['what is no answer of it', ['no JSON', { success: 'yes' }]],
  ['sure persons', [sure, sure]],
  ['an unsure one', [{ ...sure, score: 0.4 }]],
  ['one of another action', [{ ...sure, action: 'login' }]],
  ['a token that was used', [refused('timeout-or-duplicate')]],
  ['a token and a new code', [refused('new-code', 'invalid-input-response')]],
  ['an end', [503, passed]],
  ['no end of it', [503, refused('browser-error'), passed]],
])('%s: told is what refuses everybody', async (_, answers) => {
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
  expect([...events, ...new Set(doubts)].join(', ')).toMatchSnapshot();
});
