import { testDrawing } from '#tests/support/drawing-rules.ts';
import { Mark } from './mark.tsx';
import type { PermissionRow } from './permission-description.ts';
import { PermissionDiagram } from './permission-diagram.tsx';
import { MID, NARROW, WIDE } from './permission-diagram-variants.ts';
import { PermissionLegend } from './permission-legend.tsx';
import { ShuttleArrow } from './shuttle.tsx';

const systems = ['Calendar', 'HubSpot', 'Gmail', 'Slack', 'Postgres'].map((name) => ({
  name,
  path: 'M2 2h20v20H2z',
}));
const rows = [
  { channel: 'chat', who: 'Briefing agent', access: ['read', 'none', 'read', 'act', 'read'] },
  { channel: 'docs', who: 'Quoting agent', access: ['none', 'act', 'none', 'act', 'read'] },
  { channel: 'data', who: 'Analyst agent', access: ['none', 'none', 'none', 'act', 'read'] },
  { channel: 'voice', who: 'Reception agent', access: ['act', 'read', 'act', 'act', 'none'] },
] satisfies PermissionRow[];

testDrawing(
  'the wide permission diagram',
  <PermissionDiagram variant={WIDE} systems={systems} rows={rows} />,
  {
    maxBytes: 7_500,
  },
);
testDrawing(
  'the permission diagram between',
  <PermissionDiagram variant={MID} systems={systems} rows={rows} />,
  {
    maxBytes: 6_200,
  },
);
testDrawing(
  'the narrow permission diagram',
  <PermissionDiagram variant={NARROW} systems={systems} rows={rows} />,
  {
    maxBytes: 6_300,
  },
);
for (const access of ['act', 'read', 'none'] as const) {
  testDrawing(`the legend of ${access}`, <PermissionLegend access={access} />);
}
testDrawing('the mark', <Mark />);
testDrawing('the arrow', <ShuttleArrow />);
