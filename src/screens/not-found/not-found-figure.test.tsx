import { testDrawing } from '#tests/support/drawing-rules.ts';
import { NotFoundFigure } from './not-found-figure.tsx';

testDrawing('the broken thread', <NotFoundFigure />);
