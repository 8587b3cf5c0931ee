import { testDrawing } from '#tests/support/drawing-rules.ts';
import { AllocationFigure } from './allocation-figure.tsx';
import { ShareBar } from './share-bar.tsx';

const parts = [34, 22, 18, 16, 10].map((percent) => ({ label: `Area of ${percent}`, percent }));

testDrawing('the allocation', <AllocationFigure parts={parts} />, { maxBytes: 8_000 });
testDrawing('the bar of one share', <ShareBar structure="twill" />, { isDefinition: true });
