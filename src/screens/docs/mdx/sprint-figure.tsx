import { DrawingFigure } from './diagrams/drawing-figure.tsx';
import { SprintCloth } from './sprint-cloth.tsx';
import styles from './sprint-figure.module.css';

/** A sprint of ten working days, drawn: its two weeks side by side, or one below the other where a name would be too small. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <DrawingFigure caption={caption}>
      <div className={styles.weeks}>
        <SprintCloth week={1} />
        <SprintCloth week={2} />
      </div>
    </DrawingFigure>
  );
}
