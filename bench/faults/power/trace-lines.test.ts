import { expect, test } from 'vitest';
import { readTraceLine } from './trace-lines.ts';

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const FILE = `21<${hex('/data/leads.sqlite-wal')}>`;

test('a write is read with its path, place and bytes, as many of them as were written', () => {
  expect(readTraceLine(`pwrite64(${FILE}, "${hex('a\0"\n\xff')}", 6, 4120) = 6`)).toEqual({
    kind: 'write',
    path: '/data/leads.sqlite-wal',
    at: 4120,
    data: Buffer.from('a\0"\n\xff'),
  });
  expect(readTraceLine(`pwrite64(${FILE}, "${hex('abcdef')}", 6, 0) = 2`)).toMatchObject({
    data: Buffer.from('ab'),
  });
});

test('files that are made, shortened, removed and synced are read, and opened ones are not', () => {
  const folder = `AT_FDCWD<${hex('/')}>`;
  const path = '/data/leads.sqlite';
  const opened = (flags: string) =>
    readTraceLine(`openat(${folder}, "${hex(path)}", ${flags}, 0644) = 21<${hex(path)}>`);
  expect(opened('O_RDWR|O_CREAT|O_CLOEXEC')).toEqual({ kind: 'create', path });
  expect(opened('O_RDONLY|O_CLOEXEC')).toBeUndefined();
  expect(readTraceLine(`unlink("${hex(path)}") = 0`)).toEqual({ kind: 'remove', path });
  expect(readTraceLine(`ftruncate(${FILE}, 32) = 0`)).toMatchObject({ kind: 'truncate', length: 32 });
  for (const call of ['fsync', 'fdatasync'])
    expect(readTraceLine(`${call}(${FILE})         = 0`)).toMatchObject({ kind: 'sync' });
});

test('an answer is put together from its parts', () => {
  const socket = `25<${hex('TCP:[127.0.0.1:3000->127.0.0.1:4000]')}>`;
  const parts = ['HTTP/1.1 202 Accepted\r\n\r\n', '{"id":"1"}'].map(
    (text) => `{iov_base="${hex(text)}", iov_len=9}`,
  );
  expect(readTraceLine(`writev(${socket}, [${parts.join(', ')}], 2) = 36`)).toEqual({
    kind: 'answer',
    text: 'HTTP/1.1 202 Accepted\r\n\r\n{"id":"1"}',
  });
});

test('what failed, and what is no call, is left out', () => {
  for (const line of [
    `unlink("${hex('/data/none')}") = -1 ENOENT (No such file or directory)`,
    '+++ killed by SIGKILL +++',
    '--- SIGTERM {si_signo=SIGTERM} ---',
    '',
  ])
    expect(readTraceLine(line), line).toBeUndefined();
});
