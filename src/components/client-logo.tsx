import { useId } from 'react';
import type { ClientLogo as Logo } from '#model/pictures/logos.ts';
import { Drawing } from '#weave/drawing.tsx';

type ClientLogoProps = {
  logo: Pick<Logo, 'address' | 'width' | 'height'>;
  /** Name of the client; undefined leaves the logo out of the accessibility tree. */
  label: string | undefined;
  className?: string | undefined;
};

const HEIGHT = 30;

/** A logo from a file, filled with the color of the text around it. */
export function ClientLogo({ logo: { address, width, height }, label, className }: ClientLogoProps) {
  const id = useId();
  return (
    <Drawing
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      className={className}
      label={label}
    >
      <mask id={id}>
        <image href={address} y={(HEIGHT - height) / 2} width={width} height={height} />
      </mask>
      <path fill="currentColor" mask={`url(#${id})`} d={`M0 0h${width}v${HEIGHT}H0z`} />
    </Drawing>
  );
}
