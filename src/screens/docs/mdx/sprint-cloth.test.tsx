import { testDrawing } from '#tests/support/drawing-rules.ts';
import { SprintCloth } from './sprint-cloth.tsx';

testDrawing('the first week of a sprint', <SprintCloth week={1} />);
testDrawing('the second week of a sprint', <SprintCloth week={2} />);
