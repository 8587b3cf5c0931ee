import { renderToStaticMarkup } from 'react-dom/server';
import { PageWays } from './page-ways.tsx';

test('assistants, and who copies a page, get its Markdown', () => {
  const links = { claude: 'https://one.example', chatGpt: 'https://two.example' };
  const ways = renderToStaticMarkup(
    <PageWays address="https://site.example/docs/a" links={links} />,
  );
  const questions = [...ways.matchAll(/href="https:\/\/(?:one|two)\.example\?q=([^"]*)"/g)];
  expect(questions).toHaveLength(2);
  for (const [, question = ''] of questions)
    expect(decodeURIComponent(question.replaceAll('+', ' '))).toMatch(
      /^Read https:\/\/site\.example\/docs\/a\.md and /,
    );
  expect(ways).toContain('data-copy-file="/docs/a.md"');
});
