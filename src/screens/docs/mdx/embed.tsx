import { Button } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';
import { DrawingFigure } from './diagrams/drawing-figure.tsx';
import styles from './embed.module.css';

interface EmbedProps {
  title: string;
  /** The board's embed address at the whiteboard service. Empty: nothing is shown, for there is no board yet. */
  address?: string;
}

/** A whiteboard that is loaded only on a press. */
export function Embed({ title, address = '' }: EmbedProps) {
  if (address === '') return null;
  return (
    <DrawingFigure
      className={styles.board}
      data-behaviour="embed"
      data-address={address}
      data-title={title}
      caption={
        <>
          Loads from the whiteboard service. <OutsideLink href={address}>Open it there</OutsideLink>
        </>
      }
    >
      <Button variant="line" size="small">
        Show the whiteboard: {title}
      </Button>
    </DrawingFigure>
  );
}
