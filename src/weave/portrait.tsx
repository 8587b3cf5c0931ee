import { Drawing } from './drawing.tsx';
import type { WovenPicture } from './satin/picture.ts';
import { avatar, portrait } from './satin/portrait.ts';
import type { Look } from './satin/traits.ts';

type PortraitProps = {
  name: string;
  look?: Look;
  /** Threads across; about one for every 2.8 px. */
  ends?: number;
  /** What the picture stands for; without it the picture is decorative. */
  label?: string;
  className?: string;
};

/** A woven bust drawn into the page. Where many stand together, show the files `scripts/draw` writes instead. */
export function Portrait({ name, look, ends, label, className = 'portrait' }: PortraitProps) {
  return <Woven picture={portrait(name, look, ends)} label={label} className={className} />;
}

type AvatarProps = Omit<PortraitProps, 'ends'> & {
  /** Width in CSS pixels, and in threads. */
  size: number;
};

/** A head and collar drawn into the page, one thread to the pixel. */
export function Avatar({ name, look, size, label, className = 'portrait' }: AvatarProps) {
  return <Woven picture={avatar(name, look, size)} label={label} className={className} />;
}

type WovenProps = { picture: WovenPicture; label?: string | undefined; className: string };

function Woven({ picture, label, className }: WovenProps) {
  const { ends, picks, floats } = picture;
  return (
    <Drawing
      viewBox={`0 0 ${ends} ${picks}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      label={label}
    >
      <path fill="var(--portrait-ground)" d={`M0 0h${ends}v${picks}H0`} />
      <path
        stroke="var(--portrait-warp)"
        strokeWidth={picks}
        strokeDasharray=".22 .78"
        d={`M.39 ${picks / 2}H${ends}`}
      />
      {floats.map(({ thread, d }) => (
        <path key={thread} stroke="var(--portrait-ink)" strokeWidth=".8" d={d} />
      ))}
    </Drawing>
  );
}
