import { Figure } from './prose-parts.tsx';
import { SprintCloth } from './sprint-cloth.tsx';

/** A sprint of ten working days, drawn. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <Figure caption={caption}>
      <SprintCloth />
    </Figure>
  );
}
