import { dirname, parse } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { xml } from '#article/xml.ts';
import type { Left, SampleFact } from '#scripts/launch.ts';

export function formOfFile(collections: CmsConfig['collections'], file: string) {
  const path = `content/${file}`;
  for (const collection of collections ?? []) {
    const place = `/editor#/collections/${'name' in collection ? collection.name : ''}/entries`;
    const form = 'files' in collection && collection.files.find((one) => one.file === path);
    if (form) return { label: form.label, href: `${place}/${form.name}` };
    if ('folder' in collection && collection.folder === dirname(path))
      return { label: collection.label, href: `${place}/${parse(path).name}` };
  }
  return { label: path, href: undefined };
}

export function launchPage({ counts, groups, lists }: Left, config: CmsConfig) {
  const keep = (words: string, file: string, path?: string) => [
    ' ',
    xml('button', { 'data-file': file, ...(path && { 'data-path': path }) }, words),
  ];
  const lineOf = ({ file, path, kind, what }: SampleFact) => {
    const { href } = formOfFile(config.collections, file);
    const told = href ? xml('a', { href }, what) : what;
    const kept = kind === 'sample words' ? keep('True of us', file, path) : [];
    return xml('li', {}, told, ` ${kind}, ${path}`, kept);
  };
  const parts = [...groups].map(([heading, facts]) =>
    xml(
      'details',
      { id: heading, ...(!heading.startsWith('/') && { open: '' }) },
      xml('summary', {}, `${heading}: ${facts.length}`),
      [...Map.groupBy(facts, ({ file }) => file)].map(([file, lines]) => [
        xml(
          'h3',
          {},
          formOfFile(config.collections, file).label,
          lines.some(({ kind }) => kind === 'sample words') ? keep('All is true of us', file) : [],
        ),
        xml('ul', {}, lines.map(lineOf)),
      ]),
    ),
  );
  const listed = Object.entries(lists).map(([heading, lines]) => {
    const items = lines.map((line) => xml('li', {}, line));
    return items.length > 0 ? [xml('h2', {}, heading), xml('ul', {}, items)] : [];
  });
  const body = xml(
    'body',
    {},
    xml('h1', {}, 'Before launch'),
    xml('p', { role: 'status' }, counts),
    xml('p', {}, xml('a', { href: '/editor' }, 'Back to the editor')),
    parts,
    listed,
    xml('script', { type: 'module', src: '/editor/client/keep-words.ts' }, ' '),
  );
  return `<!doctype html>\n<html lang="en">${HEAD}${body.markup}</html>`;
}

const HEAD = `<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Before launch</title>
<link rel="icon" href="/pictures/favicon.svg" />
<style>
  body { max-width: 70ch; margin: 32px auto; padding: 0 16px; font: 1rem / 1.5 system-ui; }
  summary { padding: 4px 0; cursor: pointer; font-weight: 600; }
  li { margin: 4px 0; overflow-wrap: anywhere; color: #666; }
  h3 { margin: 16px 0 0; font: inherit; }
  button { padding: 0 8px; font: inherit; }
</style>
</head>`;
