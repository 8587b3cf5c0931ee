interface LogoPictureProps {
  address: string;
  /** Without a file for dark ground, a light plate lies there behind the other. */
  onDark?: string | undefined;
  width: number;
  height: number;
  y?: number;
}

/** A file of a logo, within a drawing that hides no overflow. The ground says which is shown. */
export function LogoPicture({ address, onDark, ...place }: LogoPictureProps) {
  const image = { ...place, preserveAspectRatio: 'xMinYMid' };
  return (
    <>
      <g display={onDark && 'var(--on-paper,inline)'}>
        <rect
          display="var(--plate,var(--on-dark,none))"
          fill="white"
          stroke="white"
          strokeWidth="8"
          strokeLinejoin="round"
          {...place}
        />
        <image href={address} {...image} />
      </g>
      {onDark && <image display="var(--on-dark,none)" href={onDark} {...image} />}
    </>
  );
}
