import type { ComponentProps } from 'react';
import type { PictureForms } from '#model/pictures/picture-forms.ts';

type PersonPictureProps = ComponentProps<'img'> & {
  /** Address of the woven portrait, which is shown until there is a photograph. */
  src: string;
  photo: PictureForms | undefined;
  /** Width of its place, by which a browser chooses among the sizes of a photograph. */
  sizes: string;
  width: number;
  height: number;
};

/**
 * Somebody of the team, in the shape that the place gives its `img`. Without an `alt` it is decoration: in most places the
 * name is next to it.
 */
export function PersonPicture({ src, photo, sizes, alt = '', ...rest }: PersonPictureProps) {
  return <img src={src} alt={alt} decoding="async" {...(photo && { ...photo, sizes })} {...rest} />;
}
