import { expect, test } from 'vitest';
import { asPeerText } from './peers.ts';

test('the title of a text moves into its front matter, and its first line describes it', () => {
  const text = asPeerText('# A "small" page\n\nWhat it says.\n\n## More\n');
  expect(text).toBe(
    '---\ntitle: "A \\"small\\" page"\ndescription: "What it says."\n---\n\nWhat it says.\n\n## More\n',
  );
});

test('a text without a title is refused', () => {
  expect(() => asPeerText('No title.')).toThrow('begins with its title');
});
