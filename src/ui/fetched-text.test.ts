import { splitSections } from './fetched-text.ts';

test('a section of Markdown ends at the next heading, not inside code', () => {
  expect(splitSections('# T\n\n## A\n\n```\n## not\n```\n\n### sub\n\n## B\nb\n')).toEqual([
    '## A\n\n```\n## not\n```\n\n### sub\n',
    '## B\nb\n',
  ]);
});
