import { testDrawing } from '#tests/support/drawing-rules.ts';
import { SprintCloth } from './sprint-cloth.tsx';

testDrawing('the sprints', <SprintCloth />);
