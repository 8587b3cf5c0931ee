import type { ComponentProps } from 'react';
import { personSlug } from '#model/person-slug.ts';

interface SpeakerPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'height'> {
  name: string;
  /** True while the speaker is made up. */
  sample: boolean;
  width: 48 | 64 | 92;
}

/** Face of somebody who is quoted, next to the name. A real person has none: one woven from a name would stand for nobody. */
export function SpeakerPicture({ name, sample, width, ...rest }: SpeakerPictureProps) {
  if (!sample) return null;
  return (
    <img
      src={`/pictures/avatars/${personSlug(name)}-${width}.svg`}
      alt=""
      width={width}
      height={Math.round(width * 1.15)}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}
