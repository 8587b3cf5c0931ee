import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { rowsOf } from '#screens/docs/search/find-rows.ts';
import { SEARCH_FILES } from '#src/search/search-docs.ts';
const fileAt = (a: string) => JSON.parse(readFileSync(`dist${a}`, 'utf8'));
const index = { places: fileAt(SEARCH_FILES.places), docs: fileAt(SEARCH_FILES.docs), outside: fileAt(SEARCH_FILES.outside) } as any;
const find = await indexWords(index);
const clean = (a: string) => a.replace(/-+/g, '-').replace(/-$/, '').toLowerCase();
const ok = (a: string, ans: readonly string[]) => ans.some((x) => a === x || a.startsWith(`${x}#`) || a.startsWith(`${x}/`) || clean(a) === clean(x));
for (const file of process.argv.slice(2)) {
  const qs = Object.entries(parse(readFileSync(file, 'utf8'))).map(([q, p]) => [q, String(p).split(' ').map((x) => (x.startsWith('/') ? x : `/docs/${x}`))] as const);
  let first = 0, three = 0;
  for (const [q, ans] of qs) {
    const { results, elsewhere, place = [], isPlaceFirst, close } = rowsOf(index, q, find) as any;
    const rows = (isPlaceFirst ? [place, results, elsewhere, close] : [results, elsewhere, place, close]).flat().map((r: any) => r.path);
    const at = rows.findIndex((r: string) => ok(r, ans));
    if (at === 0) first++; if (at >= 0 && at < 3) three++;
    if (at !== 0 && process.env['MISS']) console.log(at, q, '|', ans.join(' '), '|', rows.slice(0, 4).join(' '));
  }
  console.log(file, first, three, qs.length);
}
