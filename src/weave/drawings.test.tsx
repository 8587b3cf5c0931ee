import { testDrawing } from '#tests/support/drawing-rules.ts';
import { PermissionLegend } from './diagram.tsx';
import { Mark } from './mark.tsx';
import type { PermissionRow } from './permission-description.ts';
import { PermissionDiagram, SHARE } from './permission-diagram.tsx';
import { ShuttleArrow } from './shuttle-arrow.tsx';
import { WORKING_MID, WORKING_NARROW, WORKING_WIDE, WorkingDiagram } from './working-diagram.tsx';

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

testDrawing('the permission diagram', <PermissionDiagram variant={SHARE} systems={systems} rows={rows} />, {
  maxBytes: 6_500,
});
testDrawing(
  'the wide diagram at work',
  <WorkingDiagram variant={WORKING_WIDE} systems={systems} rows={rows} />,
  { maxBytes: 18_900 },
);
testDrawing(
  'the diagram at work between',
  <WorkingDiagram variant={WORKING_MID} systems={systems} rows={rows} />,
  { maxBytes: 15_300 },
);
testDrawing(
  'the narrow diagram at work',
  <WorkingDiagram variant={WORKING_NARROW} systems={systems} rows={rows} />,
  { maxBytes: 15_900 },
);
for (const access of ['act', 'read', 'none'] as const) {
  testDrawing(`the legend of ${access}`, <PermissionLegend access={access} />);
}
testDrawing('the mark', <Mark />);
testDrawing('the arrow', <ShuttleArrow />);
