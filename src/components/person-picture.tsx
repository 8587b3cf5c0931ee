import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './person-picture.module.css';

type PersonPictureProps = ComponentProps<'img'> & {
  /** The woven portrait, which stands until there is a photograph. */
  src: string;
  photo: PhotoSources | undefined;
  /** How wide its place is, by which a browser chooses among the sizes of a photograph. */
  sizes: string;
  width: number;
  height: number;
};

/** Somebody of the team. Without an `alt` it is decoration: in most places the name stands beside it. */
export function PersonPicture({ src, photo, sizes, alt = '', className, ...rest }: PersonPictureProps) {
  const place = { decoding: 'async', ...rest } as const;
  if (!photo) return <img src={src} alt={alt} className={clsx(styles.picture, className)} {...place} />;
  return (
    <picture>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={photo.src} alt={alt} className={clsx(styles.picture, styles.photo, className)} {...place} />
    </picture>
  );
}
