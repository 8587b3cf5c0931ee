import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('every JSON value of reasonable depth is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('a repeated key is found however it is written and whatever surrounds it', () => {
  const keyAndValue = fc.tuple(fc.string(), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(fc.string(), fc.array(keyAndValue), fc.jsonValue({ maxDepth: 2 }), (key, others, value) => {
      const escaped = `"${[...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
      fc.pre(!/[\ud800-\udfff]/.test(key));
      const pairs = others.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`);
      const text = `{${[`${JSON.stringify(key)}:${JSON.stringify(value)}`, ...pairs, `${escaped}:1`].join(',')}}`;
      expect(() => parseJson(text)).toThrow('names a key twice');
    }),
  );
});

test('keys of inner objects may be those of the outer one', () => {
  expect(parseJson('{"a":{"a":1,"b":{"a":":"}},"b":[{"a":1},{"a":2}]}')).toEqual({
    a: { a: 1, b: { a: ':' } },
    b: [{ a: 1 }, { a: 2 }],
  });
});
