import type { ComponentProps } from 'react';
import type { PhotoSources } from '#model/team-photos.ts';

type PersonPictureProps = ComponentProps<'img'> & {
  /** Address of the woven portrait, which is shown until there is a photograph. */
  src: string;
  photo: PhotoSources | undefined;
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
  const place = { decoding: 'async', ...rest } as const;
  if (!photo) return <img src={src} alt={alt} {...place} />;
  return (
    <picture>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={photo.src} alt={alt} {...place} />
    </picture>
  );
}
