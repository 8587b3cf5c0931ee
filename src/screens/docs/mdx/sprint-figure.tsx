import { DrawingFigure } from './diagrams/drawing-figure.tsx';
import { SprintCloth } from './sprint-cloth.tsx';

/** A sprint of ten working days, drawn. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <DrawingFigure caption={caption}>
      <SprintCloth />
    </DrawingFigure>
  );
}
