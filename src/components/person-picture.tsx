import type { ComponentProps } from 'react';
import type { PictureForms } from '#components/picture/picture-forms.ts';
import { personSlug } from '#model/person-slug.ts';

interface PersonPictureProps extends ComponentProps<'img'> {
  src: string;
  photo?: PictureForms | undefined;
  width: number;
  height: number;
}

/** Without an `alt` it is decoration: mostly the name is next to it. */
export function PersonPicture({ photo, ...rest }: PersonPictureProps) {
  const { src, alt = '', sizes = `${rest.width}px`, ...image } = rest;
  return (
    <img src={src} alt={alt} decoding="async" {...(photo && { ...photo, sizes })} {...image} />
  );
}

interface FaceProps extends Omit<PersonPictureProps, 'src' | 'height'> {
  name: string;
  width: 64 | 92 | 112;
}

/** A head, cut from the portrait; 64 pixels have initials. */
export function Face({ name, photo, width, ...rest }: FaceProps) {
  const src = `/pictures/avatars/${personSlug(name)}-${Math.min(width, 92)}.svg`;
  return (
    <PersonPicture
      src={src}
      photo={photo}
      width={width}
      height={Math.round(width * 1.15)}
      {...rest}
    />
  );
}
