import {
  attributeOf,
  attributesOf,
  elementsOf,
  FILES,
  lineOf,
  PAGES,
  readSiteFile,
} from '../support/built-site.ts';

test('security.txt stands for less than a year', () => {
  const text = readSiteFile('.well-known/security.txt');
  const left = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});

const TWINS = FILES.filter((file) => file.endsWith('.md'));

test('every text has a Markdown twin, named in its head, with nothing of the page around it', () => {
  const heads = PAGES.flatMap(({ elements }) =>
    elements.filter((link) => attributeOf(link, 'type') === 'text/markdown'),
  );
  const named = attributesOf(heads, 'href').map((path) => path.slice(1));
  expect(named.sort()).toEqual(TWINS.toSorted());
  for (const twin of TWINS) {
    const page = PAGES.find(({ file }) => file === twin.replace(/md$/, 'html'));
    const links = elementsOf(page?.tree, 'a');
    if (/^(blog|docs)\b/.test(twin))
      expect(attributesOf(links, 'href'), twin).toContain(`/${twin}`);
    const [title] = elementsOf(page?.tree, 'h1');
    const markdown = readSiteFile(twin);
    expect(markdown.split('\n')[0]?.replace(/\\/g, ''), twin).toBe(`# ${title && lineOf(title)}`);
    const prose = markdown.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`]+`/g, '');
    const levels = [...prose.matchAll(/^(#+) /gm)].map(([, hashes = '']) => hashes.length);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(jumps, twin).toEqual([]);
    expect(prose, twin).not.toMatch(
      /\b(Copy (link|code|section)|Copied!|Link to |Skip to content)\b|<\/?(div|span|button|svg|section)\b|<!--/,
    );
  }
});
