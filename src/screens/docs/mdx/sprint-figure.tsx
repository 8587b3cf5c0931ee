import { SprintCloth } from '../../../weave/sprint-cloth.tsx';
import { Figure } from './prose-parts.tsx';

/** A sprint of ten working days, drawn. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <Figure caption={caption}>
      <SprintCloth />
    </Figure>
  );
}
