import type { ComponentProps } from 'react';
import { personSlug } from '#model/person-slug.ts';
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

interface SpeakerPictureProps {
  name: string;
  /** True while the speaker is made up. */
  sample: boolean;
  width: 48 | 64 | 92;
}

/** Face of somebody who is quoted, next to the name. A real person has none: one woven from a name would stand for nobody. */
export function SpeakerPicture({ name, sample, width }: SpeakerPictureProps) {
  if (!sample) return null;
  return (
    <img
      src={`/pictures/avatars/${personSlug(name)}-${width}.svg`}
      alt=""
      width={width}
      height={Math.round(width * 1.15)}
      loading="lazy"
      decoding="async"
    />
  );
}
