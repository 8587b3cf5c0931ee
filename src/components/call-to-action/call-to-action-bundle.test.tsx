import { testDrawing } from '#tests/support/drawing-rules.ts';
import { CallToActionBundle } from './call-to-action-bundle.tsx';
import { CallToActionThread } from './call-to-action-thread.tsx';

testDrawing('the five channels', <CallToActionBundle />, { maxBytes: 3_900 });
testDrawing('the thread that leads to the button', <CallToActionThread />);
