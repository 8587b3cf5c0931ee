import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linesOf } from '#model/testing/table.ts';
import { describePermissions, permissionRow } from './diagram.tsx';
import { miniVariant, PermissionDiagram } from './permission-diagram.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const systems = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: '' }));

test('a label names rows that are no agents, and one access everywhere', () => {
  const row = { channel: 'voice', who: 'Question', access: ['read', 'read', 'read'] } as const;
  expect(describePermissions(systems, [row], ['kind of call', 'kinds of call'])).toBe(
    'Three systems (Calendar, Gmail and Slack) crossed by one kind of call. Question may only read all of them.',
  );
});

test('a row has no access to what it names nowhere, and names each once', () => {
  const read = (acts: string[], reads: string[]) =>
    permissionRow({ channel: 'voice', who: 'Reception agent', acts, reads }, systems).access;
  expect(read(['Slack'], ['Gmail'])).toEqual(['none', 'read', 'act']);
  const refused = /"Reception agent" acts in or reads Sl[ao]ck, .* Calendar, Gmail and Slack/;
  expect(() => read(['Slock'], [])).toThrow(refused);
  expect(() => read(['Slack'], ['Slack'])).toThrow(refused);
});

const KEPT = { act: 'kept in', read: 'only read by', none: 'never reach' };

test('what is drawn of one system to four, and of one row to three, is said', () => {
  const said = [1, 2, 3, 4].flatMap((count) => {
    const names = [...systems, { name: 'ERP', path: 'M0 0' }].slice(0, count);
    const access = (['act', 'read', 'none', 'act'] as const).slice(0, count);
    const rows = ([access, access.toReversed(), access.map(() => 'read' as const)] as const).map(
      (each, place) => ({ channel: 'voice' as const, who: `Agent ${place}`, access: each }),
    );
    const steps = rows.map(({ who, access }, place) => ({
      name: who,
      visits: names
        .slice(0, place + 1)
        .map(({ name: system }, at) => ({ system, isWriting: access[at] === 'act' })),
    }));
    const flow = {
      tools: names,
      steps: steps.slice(0, count),
      channel: 'data',
      toolGap: 80,
    } as const;
    return [
      describePermissions(names, rows.slice(0, Math.max(count - 1, 1))),
      describePermissions(names, rows.slice(0, 1), undefined, KEPT),
      linesOf(renderToStaticMarkup(<WorkflowDiagram {...flow} />)),
      linesOf(
        renderToStaticMarkup(
          <PermissionDiagram
            variant={miniVariant(count, rows.length)}
            systems={names}
            rows={rows}
          />,
        ),
      ),
    ];
  });
  expect(said.join('\n').replace(/ d="([^"]{40})[^"]*"/g, ' d="$1…"')).toMatchSnapshot();
});
