import { testDrawing } from '#tests/support/drawing-rules.ts';
import { BareWarp } from './bare-warp.tsx';

testDrawing('the bare threads', <BareWarp />);
