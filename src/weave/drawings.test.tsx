import { brotliCompressSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToActionBundle } from '#components/call-to-action/call-to-action-bundle.tsx';
import { CallToActionThread } from '#components/call-to-action/call-to-action-thread.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { BareWarp } from '#screens/blog/bare-warp.tsx';
import { ProgressStrip } from '#screens/contact/progress-strip.tsx';
import { SprintCloth } from '#screens/docs/mdx/sprint-cloth.tsx';
import { ProcessCloth, ProcessClothThreads, ProcessSlice } from '#screens/home/process-cloth.tsx';
import { Spool } from '#screens/home/spool.tsx';
import { CHART_NARROW, CHART_WIDE, RevenueChart } from '#screens/incubator/revenue-chart.tsx';
import { BrokenWarp } from '#screens/not-found/broken-warp.tsx';
import { Allocation } from '#screens/pricing/allocation-figure.tsx';
import type { Channel } from './channels.ts';
import { Mark } from './mark.tsx';
import { PermissionDiagram } from './permission-diagram.tsx';
import { MID, NARROW, WIDE } from './permission-diagram-variants.ts';
import { PermissionLegend } from './permission-legend.tsx';
import { ShuttleArrow } from './shuttle.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const tools = ['Calendar', 'HubSpot', 'Gmail', 'Slack', 'Postgres'].map((name) => ({
  name,
  path: 'M2 2h20v20H2z',
}));
const rows = [
  { channel: 'voice', who: 'Reception agent', acts: [true, false, true, true, false] },
  { channel: 'chat', who: 'Briefing agent', acts: [false, false, false, true, false] },
  { channel: 'docs', who: 'Quoting agent', acts: [false, true, true, true, false] },
  { channel: 'data', who: 'Analyst agent', acts: [false, false, false, true, true] },
] satisfies { channel: Channel; who: string; acts: boolean[] }[];
const months = [4, 9, 16, 27, 41, 58, 79, 100].map((thousands, index) => ({
  thousands,
  channels: (['voice', 'chat', 'email', 'data', 'docs'] as const).slice(0, Math.max(1, index - 2)),
}));
const parts = [34, 22, 18, 16, 10].map((percent) => ({ label: `Area of ${percent}`, percent }));
const steps = [0, 1, 2, 3, 1, 4].map((tool) => ({ tool, isWriting: tool > 2, name: 'Step' }));

/**
 * Every drawing, and the bytes it took in the design's mock (with its tool marks left out where it had some): the whole
 * point of the engine is to stay far below them.
 */
const drawings: [name: string, drawing: ReactElement, mockBytes: number][] = [
  ['PermissionDiagram wide', <PermissionDiagram key="" variant={WIDE} tools={tools} rows={rows} />, 31_700],
  ['PermissionDiagram mid', <PermissionDiagram key="" variant={MID} tools={tools} rows={rows} />, 14_200],
  [
    'PermissionDiagram narrow',
    <PermissionDiagram key="" variant={NARROW} tools={tools} rows={rows} />,
    16_600,
  ],
  ['ProcessClothThreads', <ProcessClothThreads key="" />, 71_497],
  [
    'ProgressStrip',
    <ProgressStrip key="" done={[true, true, false, true, true, true, true, false]} />,
    5_098,
  ],
  ['Allocation', <Allocation key="" parts={parts} />, 22_829],
  ['RevenueChart wide', <RevenueChart key="" variant={CHART_WIDE} months={months} />, 58_537],
  ['RevenueChart narrow', <RevenueChart key="" variant={CHART_NARROW} months={months} />, 24_573],
  ['CallToActionBundle', <CallToActionBundle key="" />, 8_149],
  ['Spool', <Spool key="" channel="voice" />, 1_050],
];

const bytes = (drawing: ReactElement) => renderToStaticMarkup(drawing).length;

test.each(drawings)('%s takes less than two thirds of the bytes of the mock', (_, drawing, mockBytes) => {
  expect(bytes(drawing)).toBeLessThan(mockBytes * 0.66);
});

test('the drawings together take less than a third of the bytes of the mock', () => {
  const ours = drawings.reduce((sum, [, drawing]) => sum + bytes(drawing), 0);
  const mock = drawings.reduce((sum, [, , mockBytes]) => sum + mockBytes, 0);
  expect(ours).toBeLessThan(mock / 3);
});

test('all drawings of a page compress to a few kilobytes', () => {
  const page = renderToStaticMarkup(drawings.map(([, drawing]) => drawing));
  expect(brotliCompressSync(page).length).toBeLessThan(9_000);
});

const everything: [name: string, drawing: ReactElement][] = [
  ...drawings.map(([name, drawing]): [string, ReactElement] => [name, drawing]),
  ['ProcessCloth', <ProcessCloth key="" />],
  ['ProcessSlice', <ProcessSlice key="" part={1} />],
  ['WorkflowDiagram', <WorkflowDiagram key="" tools={tools} steps={steps} channel="docs" />],
  ['BareWarp', <BareWarp key="" />],
  ['BrokenWarp', <BrokenWarp key="" />],
  ['SprintCloth', <SprintCloth key="" />],
  ['PermissionLegend', <PermissionLegend key="" face="on-top" />],
  ['CallToActionThread', <CallToActionThread key="" />],
  ['Mark', <Mark key="" />],
  ['ShuttleArrow', <ShuttleArrow key="" />],
  ['ClientWordmark', <ClientWordmark key="" name="BarkBox" />],
];

test.each(everything)('%s is never empty, and either named or hidden', (_, drawing) => {
  const html = renderToStaticMarkup(drawing);
  expect(html).toMatch(/<(path|use|text)/);
  expect(html).toMatch(
    /^<svg[^>]*(role="img"[^>]*aria-label="[^"]+"|aria-label="[^"]+"[^>]*role="img"|aria-hidden="true")/,
  );
});

test.each(everything)('%s has no inline style and no broken number', (_, drawing) => {
  const html = renderToStaticMarkup(drawing);
  expect(html).not.toContain('style=');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(everything.filter(([name]) => name !== 'ProcessClothThreads'))(
  '%s can stand twice on a page',
  (_, drawing) => {
    const html = renderToStaticMarkup(
      <>
        {drawing}
        <div>{drawing}</div>
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) {
      if (target !== 'process-cloth') expect(ids).toContain(target);
    }
  },
);
