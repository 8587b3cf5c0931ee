import { dirname, parse } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { xml } from '#article/xml.ts';
import type { Left } from '#scripts/launch.ts';

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

export function launchPage(
  { counts, problems, facts, untrue, hidden, settings }: Left,
  config: CmsConfig,
) {
  const forms = Map.groupBy(facts, ({ file }) => formOfFile(config.collections, file).label);
  const groups = [...forms].map(([label, ofForm]) =>
    xml(
      'details',
      {},
      xml('summary', {}, `${label}: ${ofForm.length}`),
      [...Map.groupBy(ofForm, ({ file }) => file)].map(([file, lines]) => {
        const { href } = formOfFile(config.collections, file);
        const told = lines.map(({ what, kind, path }) =>
          xml('li', {}, href ? xml('a', { href }, what) : what, ` ${kind}, ${path}`),
        );
        const hasWords = lines.some(({ kind }) => kind === 'sample words');
        const keep = xml('button', { 'data-file': file }, 'These words are true of us');
        return xml('ul', {}, told, hasWords ? xml('li', {}, keep) : []);
      }),
    ),
  );
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0
      ? [
          xml('h2', {}, heading),
          xml(
            'ul',
            {},
            lines.map((line) => xml('li', {}, line)),
          ),
        ]
      : [];
  const body = xml(
    'body',
    {},
    xml('h1', {}, 'Before launch'),
    xml('p', { role: 'status' }, counts),
    xml('p', {}, xml('a', { href: '/editor' }, 'Back to the editor')),
    groups,
    list('Wrong: the site cannot be built', problems),
    list('Written, and on no page', hidden),
    list('No longer true, or not for long', untrue),
    list('Settings: a developer sets them, .env.example explains each', settings),
    xml('script', { type: 'module', src: '/editor/client/keep-words.ts' }, ' '),
  );
  return `<!doctype html>\n<html lang="en">${HEAD}${body.markup}</html>`;
}

const HEAD = `<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Before launch</title>
<link rel="icon" href="/favicon.svg" />
<style>
  body { max-width: 70ch; margin: 32px auto; padding: 0 16px; font: 1rem / 1.5 system-ui; }
  summary { padding: 4px 0; cursor: pointer; font-weight: 600; }
  li { margin: 4px 0; overflow-wrap: anywhere; color: #666; }
  button { padding: 4px 12px; font: inherit; }
</style>
</head>`;
