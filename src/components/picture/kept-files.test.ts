import { readdirSync, utimesSync } from 'node:fs';
import { temporaryFolder } from '#server/testing/resources.ts';
import { dropUnusedFiles, keptFile } from './kept-files.ts';

const { path: folder, remove } = temporaryFolder();
afterEach(remove);

const make = vi.fn((text: string) => Buffer.from(text));

const kept = async (...inputs: string[]) => {
  make.mockClear();
  const bytes = await keptFile(inputs, () => make(inputs.join(' ')), folder);
  return { text: bytes.toString(), made: make.mock.calls.length };
};

test('a kept file is made once, and anew for other inputs', async () => {
  expect(await kept('words', 'font')).toEqual({ text: 'words font', made: 1 });
  expect(await kept('words', 'font')).toEqual({ text: 'words font', made: 0 });
  expect(await kept('words', 'other font')).toMatchObject({ made: 1 });
  expect(await kept('word', 'sfont')).toMatchObject({ made: 1 });
});

test('what no build has used for two weeks goes', async () => {
  await kept('used');
  await kept('unused');
  const day = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(`${folder}/${name}`, day(15), day(15));
  await kept('used');
  dropUnusedFiles(Date.now(), folder);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await kept('used')).toMatchObject({ made: 0 });
});
