/**
 * The words of a share picture, in the part of CSS that its layout engine knows: no cascade, no custom properties.
 * Measures are the design's, in pixels of a picture of 1200 by 630.
 */
import { site } from '#content/data/site.ts';

export interface ShareCardProps {
  title: string;
  /** A line or two below the rule. */
  foot: string;
  /** Colours by the name of their design token, without `--color-`. */
  colours: Readonly<Record<string, string>>;
  /** Width left to the words by the picture on the right. */
  width: number;
}

/** Where the logo's mark goes: the layout engine does not draw it. */
export const MARK_AT = { left: 64, top: 64, size: 46 } as const;

const PADDING = { top: 64, side: 64, bottom: 52 };

export function ShareCard({ title, foot, colours, width }: ShareCardProps) {
  const { size, lines } = titleVariant(title, width);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height: 630,
        paddingTop: PADDING.top,
        paddingLeft: PADDING.side,
        paddingRight: 44,
        paddingBottom: PADDING.bottom,
        color: colours['ink'],
        fontFamily: 'Newsreader',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', height: MARK_AT.size, fontSize: 35 }}>
        <div style={{ width: MARK_AT.size + 17 }} />
        {site.name}
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
          borderTop: `1.25px solid ${colours['ink']}`,
          color: colours['ink-2'],
          fontFamily: 'Instrument Sans',
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
function titleVariant(title: string, width: number): { size: number; lines: number } {
  const room = width - PADDING.side - 44;
  const height = 630 - PADDING.top - MARK_AT.size - 58 - PADDING.bottom - 100;
  for (const size of [74, 64, 54, 46]) {
    const lines = Math.floor(height / (size * 0.98));
    // A letter of this serif is 0.44 of its size wide on average, and a line ends a word early.
    if (title.length < lines * (room / (size * 0.44) - 4)) return { size, lines };
  }
  return { size: 46, lines: Math.floor(height / (46 * 0.98)) };
}
