import { testDrawing } from '#tests/support/drawing-rules.ts';
import { ToolFrame } from './tool-frame.tsx';

testDrawing('the frame of a tool', <ToolFrame channel="voice" />, { maxBytes: 470 });
