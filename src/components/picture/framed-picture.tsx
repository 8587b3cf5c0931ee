import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './framed-picture.module.css';

type FramedPictureProps = ComponentProps<'img'> & {
  alt: string;
  /** Of the frame; style the picture as its `img`. */
  className?: string | undefined;
};

/** A picture in a frame, hidden with its frame when it cannot be loaded. */
export function FramedPicture({ className, alt, ...image }: FramedPictureProps) {
  return (
    <span className={clsx(styles.frame, className)} data-behaviour="picture">
      <img alt={alt} {...image} />
    </span>
  );
}
