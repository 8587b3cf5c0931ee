import styles from './logo-picture.module.css';

interface LogoPictureProps {
  address: string;
  /** Without a file for dark ground, a light plate lies there behind the other. */
  onDark?: string | undefined;
  width: number;
  height: number;
  y?: number;
}

/** A file of a logo, within a drawing that hides no overflow. */
export function LogoPicture({ address, onDark, ...place }: LogoPictureProps) {
  const image = { ...place, preserveAspectRatio: 'xMinYMid' };
  return (
    <>
      <g className={onDark && styles.onPaper}>
        <rect className={styles.plate} {...place} />
        <image href={address} {...image} />
      </g>
      {onDark && <image className={styles.onDark} href={onDark} {...image} />}
    </>
  );
}
