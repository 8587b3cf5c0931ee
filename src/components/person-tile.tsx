import { token } from '#styles/design-tokens.ts';
import { wovenInitials } from '#weave/woven-initials.ts';
import { PersonPicture } from './person-picture.tsx';
import type { PictureForms } from './picture/picture-forms.ts';
import { SERIF } from './share-picture/letters.ts';

const SIZE = { width: 48, height: 55 };

export const personDrawing = (name: string, size: typeof SIZE) =>
  wovenInitials(name, size, token, SERIF);

interface PersonTileProps {
  name: string;
  photo: PictureForms | undefined;
}

/** Initials in the page: as a file its headers would be two thirds of it. */
export function PersonTile({ name, photo }: PersonTileProps) {
  const drawing = encodeURI(personDrawing(name, SIZE)).replaceAll('#', '%23');
  return <PersonPicture src={`data:image/svg+xml,${drawing}`} photo={photo} {...SIZE} />;
}
