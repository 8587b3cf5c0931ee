/**
 * The words of a share picture. Inline styles, because its layout engine knows no style sheets and no custom properties.
 * Measures are the design's, in pixels of the picture.
 */
import { site } from '#model/facts/site.ts';
import type { DrawnSign } from './drawn-sign.ts';

interface SharePictureTextProps {
  title: string;
  /** A line or two below the rule. */
  foot: string;
  /** The value of a design token. */
  token: (name: string) => string;
  /** Width left of the picture on the right. */
  width: number;
  /** Drawing before the name, or in its place. */
  sign: Pick<DrawnSign, 'width' | 'saysName'>;
}

/** Pixels, as social networks ask for it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Position of the logo's mark, which the layout engine cannot draw. */
export const MARK_POSITION = { left: 64, top: 64, size: 46 } as const;

const PADDING = { top: 64, side: 64, bottom: 52 };

export function SharePictureText({ title, foot, token, width, sign }: SharePictureTextProps) {
  const { size, lines } = titleSize(title, width);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height: SHARE_SIZE.height,
        paddingTop: PADDING.top,
        paddingLeft: PADDING.side,
        paddingRight: 44,
        paddingBottom: PADDING.bottom,
        color: token('--color-ink'),
        fontFamily: token('--font-serif'),
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', height: MARK_POSITION.size, fontSize: 35 }}>
        <div style={{ width: sign.width + 17 }} />
        {sign.saysName ? '' : site.name}
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 58,
          fontSize: size,
          lineHeight: 0.98,
          letterSpacing: '-0.03em',
          lineClamp: lines,
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 'auto',
          paddingTop: 18,
          borderTop: `1.25px solid ${token('--color-ink')}`,
          color: token('--color-ink-2'),
          fontFamily: token('--font-sans'),
          fontSize: 22,
          lineHeight: 1.3,
          lineClamp: 2,
        }}
      >
        {foot}
      </div>
    </div>
  );
}

/** The largest size at which a title of this length fits above the rule; a longer one than any is cut short. */
function titleSize(title: string, width: number): { size: number; lines: number } {
  const room = width - PADDING.side - 44;
  const height = SHARE_SIZE.height - PADDING.top - MARK_POSITION.size - 58 - PADDING.bottom - 100;
  for (const size of [74, 64, 54, 46]) {
    const lines = Math.floor(height / (size * 0.98));
    // A letter of this serif is 0.44 of its size wide on average, and a line ends a word early.
    if (title.length < lines * (room / (size * 0.44) - 4)) return { size, lines };
  }
  return { size: 46, lines: Math.floor(height / (46 * 0.98)) };
}
