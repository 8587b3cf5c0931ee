import type { ComponentProps } from 'react';
import type { PictureForms } from '#model/pictures/picture-forms.ts';

type FramedPictureProps = ComponentProps<'img'> & {
  alt: string;
  /** Class of the frame; style the picture as its `img`. */
  className?: string | undefined;
  /** Forms of a photograph, of which the browser takes one by the width of the place. */
  forms?: PictureForms | undefined;
  /** Name of the view transition, where the same picture is on another page and travels from there. */
  mark?: string | undefined;
};

/** A picture in a frame, hidden with its frame when it cannot be loaded. */
export function FramedPicture({ className, alt, forms, mark, ...image }: FramedPictureProps) {
  return (
    <div className={className} data-behaviour="picture" data-travel={mark}>
      <img alt={alt} {...image} {...(forms && { ...forms, sizes: `min(100vw, ${image.width}px)` })} />
    </div>
  );
}
