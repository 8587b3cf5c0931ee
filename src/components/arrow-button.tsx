import type { ComponentProps } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';

export const ArrowButton = ({ children, ...rest }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink {...rest}>
    {children} <ShuttleArrow />
  </ButtonLink>
);
