import { site } from '#content/data/site.ts';
import { Mark } from '#weave/mark.tsx';
import './brand.css';

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, label = `${site.name}, home` }: { size?: number; label?: string }) {
  return (
    <a className="brand" href="/" aria-label={label}>
      <Mark size={size} />
      <span>{site.name}</span>
    </a>
  );
}
