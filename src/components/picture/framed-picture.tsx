import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { PictureSources } from '#model/pictures/picture-forms.ts';
import styles from './framed-picture.module.css';

type FramedPictureProps = ComponentProps<'img'> & {
  alt: string;
  /** Class of the frame; style the picture as its `img`. */
  className?: string | undefined;
  /** Forms of a photograph, of which the browser takes one. */
  forms?: PictureSources | undefined;
  /** Name of the view transition, where the same picture is on another page and travels from there. */
  mark?: string | undefined;
};

/** A picture in a frame, hidden with its frame when it cannot be loaded. */
export function FramedPicture({ className, alt, forms, mark, ...image }: FramedPictureProps) {
  return (
    <span className={clsx(styles.frame, className)} data-behaviour="picture" data-travel={mark}>
      {forms ? (
        <picture>
          {forms.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} />
          ))}
          <img alt={alt} {...image} src={forms.src} />
        </picture>
      ) : (
        <img alt={alt} {...image} />
      )}
    </span>
  );
}
