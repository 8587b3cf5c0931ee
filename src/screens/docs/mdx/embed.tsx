import { Button } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';

interface EmbedProps {
  title: string;
  /** The board's embed address at the whiteboard service. Empty: nothing is shown, for there is no board yet. */
  address?: string;
}

/** A whiteboard, loaded when the reader asks for it and not before. */
export function Embed({ title, address = '' }: EmbedProps) {
  if (address === '') return null;
  return (
    <figure className="drawing board" data-board={address}>
      <Button variant="line" size="small" data-board-open="">
        Show the whiteboard: {title}
      </Button>
      <figcaption className="caption">
        Loads from the whiteboard service. <OutsideLink href={address}>Open it there</OutsideLink>
      </figcaption>
    </figure>
  );
}
