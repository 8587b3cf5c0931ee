import { testDrawing } from '#tests/support/drawing-rules.ts';
import type { Channel } from './channels.ts';
import { Mark } from './mark.tsx';
import { PermissionDiagram } from './permission-diagram.tsx';
import { MID, NARROW, WIDE } from './permission-diagram-variants.ts';
import { PermissionLegend } from './permission-legend.tsx';
import { ShuttleArrow } from './shuttle.tsx';

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

testDrawing('the wide permission diagram', <PermissionDiagram variant={WIDE} tools={tools} rows={rows} />, {
  maxBytes: 7_500,
});
testDrawing('the permission diagram between', <PermissionDiagram variant={MID} tools={tools} rows={rows} />, {
  maxBytes: 6_200,
});
testDrawing(
  'the narrow permission diagram',
  <PermissionDiagram variant={NARROW} tools={tools} rows={rows} />,
  {
    maxBytes: 6_300,
  },
);
testDrawing('the legend of what an agent may do', <PermissionLegend face="on-top" />);
testDrawing('the mark', <Mark />);
testDrawing('the arrow', <ShuttleArrow />);
