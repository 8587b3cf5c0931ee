import type { ReactNode } from 'react';
import { clientLogos } from '#model/pictures/logos.ts';
import { Drawing } from '#weave/drawing.tsx';
import { ClientLogo } from './client-logo.tsx';

const SERIF = 'var(--font-serif)';
const SANS = 'var(--font-sans)';

type Wordmark = {
  /** Width of the mark; all are 30 high. */
  width: number;
  drawing: ReactNode;
};

/** Client names set in our own type: deliberately not the brands' logos. Drawn in the colour of the text around them. */
const WORDMARKS: Readonly<Record<string, Wordmark>> = {
  TopGolf: {
    width: 112,
    drawing: (
      <>
        <g fontFamily={SERIF} fontSize="24">
          <text y="22" fontWeight="500" letterSpacing="-.6">
            Top
          </text>
          <text x="42" y="22" fontStyle="italic" fontWeight="420" letterSpacing="-.4">
            Golf
          </text>
        </g>
        <circle cx="100" cy="8" r="4" />
        <path d="M99.2 16h1.6v10h-1.6zm-4.7-1.7h11v1.8h-11z" />
      </>
    ),
  },
  BarkBox: {
    width: 118,
    drawing: (
      <g fontFamily={SANS} fontWeight="700" fontSize="20" letterSpacing="-.4">
        <text y="22">Bark</text>
        <path d="M50 3h48v25H50z" />
        <text x="56" y="21.5" fill="var(--color-paper)">
          Box
        </text>
      </g>
    ),
  },
  AWTT: {
    width: 112,
    drawing: (
      <>
        <path d="M11 3c5 7 8 10.5 8 14.5a8 8 0 0 1-16 0C3 13.5 6 10 11 3Z" />
        <path d="M5 18q3-3 6 0t6 0" fill="none" stroke="var(--color-paper)" strokeWidth="1.8" />
        <text x="28" y="22" fontFamily={SANS} fontWeight="600" fontSize="20" letterSpacing="2.5">
          AWTT
        </text>
      </>
    ),
  },
  'Pierpont Holdings': {
    width: 204,
    drawing: (
      <g fontFamily={SERIF}>
        <text y="21" fontSize="18" letterSpacing="3.2" fontWeight="450">
          PIERPONT
        </text>
        <path d="M127.5 4h1v22h-1z" />
        <text x="137" y="20" fontStyle="italic" fontSize="15">
          Holdings
        </text>
      </g>
    ),
  },
  Qupons: {
    width: 98,
    drawing: (
      <>
        <path d="M12 4a11 11 0 1 0 7 19.4l3 3 2.6-2.6-3-3A11 11 0 0 0 12 4Zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z" />
        <text x="29" y="22" fontFamily={SANS} fontWeight="560" fontSize="21" letterSpacing="-.8">
          upons
        </text>
      </>
    ),
  },
  Tabletop: {
    width: 132,
    drawing: (
      <>
        <path d="m11 2 9 6.5v12L11 27l-9-6.5v-12Z" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="11" cy="14.5" r="2.6" />
        <text
          x="29"
          y="22"
          fontFamily={SERIF}
          fontStyle="italic"
          fontWeight="500"
          fontSize="22"
          letterSpacing="-.3"
        >
          Tabletop
        </text>
      </>
    ),
  },
  'Northgate Freight': {
    width: 158,
    drawing: (
      <>
        <path d="M0 25V5h5l9 13V5h5v20h-5L5 12v13z" />
        <text
          x="28"
          y="22"
          fontFamily={SANS}
          fontWeight="640"
          fontSize="17"
          fontStretch="78%"
          letterSpacing="1.6"
        >
          NORTHGATE
        </text>
      </>
    ),
  },
  'Osgood and Hale': {
    width: 140,
    drawing: (
      <text y="22" fontFamily={SERIF} fontWeight="400" fontSize="22" letterSpacing="-.4">
        Osgood <tspan fontStyle="italic">&amp;</tspan> Hale
      </text>
    ),
  },
};

/** Sets the name of a client without a drawn mark, in the largest width its letters can take. */
const plainWordmark = (name: string): Wordmark => ({
  width: name.length * 13,
  drawing: (
    <text y="22" fontFamily={SERIF} fontSize="22">
      {name}
    </text>
  ),
});

type WordmarkProps = {
  name: string;
  /** Leaves the mark out of the accessibility tree, where the name is written next to it. */
  decorative?: boolean;
  className?: string;
};

/** A client's logo where there is a file of it, and its wordmark otherwise; 30 px high. */
export function ClientWordmark({ name, decorative, className }: WordmarkProps) {
  const logo = clientLogos.get(name);
  if (logo) return <ClientLogo logo={logo} label={decorative ? undefined : name} className={className} />;
  const { width, drawing } = WORDMARKS[name] ?? plainWordmark(name);
  return (
    <Drawing
      viewBox={`0 0 ${width} 30`}
      width={width}
      height="30"
      fill="currentColor"
      className={className}
      label={decorative ? undefined : name}
    >
      {drawing}
    </Drawing>
  );
}
