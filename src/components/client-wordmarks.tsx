import type { ReactNode, SVGProps } from 'react';
import { Drawing } from '#weave/drawing.tsx';
import { LogoPicture } from './logo-picture.tsx';
import type { ClientLogo } from './logos.ts';

const HEIGHT = 30;
const PAPER = 'var(--color-paper)';

type Words = SVGProps<SVGTextElement>;

interface Wordmark {
  width: number;
  art?: ReactNode;
  words: Words[];
}

const setIn =
  (face: 'serif' | 'sans') =>
  (
    children: ReactNode,
    fontSize: number,
    fontWeight = 400,
    letterSpacing = 0,
    more: Words = {},
  ): Words => ({
    y: 22,
    fontFamily: `var(--font-${face})`,
    children,
    fontSize,
    fontWeight,
    letterSpacing,
    ...more,
  });
const [serif, sans] = [setIn('serif'), setIn('sans')];

const AND = (
  <tspan key="and" fontStyle="italic">
    &amp;
  </tspan>
);

/** Client names in our own type: deliberately not the brands' logos. */
const WORDMARKS: Readonly<Record<string, Wordmark>> = {
  TopGolf: {
    width: 112,
    art: <path d="M96 8a4 4 0 1 1 8 0 4 4 0 0 1-8 0m3.2 8h1.6v10h-1.6zm-4.7-1.7h11v1.8h-11z" />,
    words: [
      serif('Top', 24, 420, -0.6),
      serif('Golf', 24, 420, -0.4, { x: 42, fontStyle: 'italic' }),
    ],
  },
  BarkBox: {
    width: 118,
    art: <path d="M50 3h48v25H50z" />,
    words: [
      sans('Bark', 20, 700, -0.4),
      sans('Box', 20, 700, -0.4, { x: 56, y: 21.5, fill: PAPER }),
    ],
  },
  AWTT: {
    width: 112,
    art: (
      <>
        <path d="M11 3c5 7 8 10.5 8 14.5a8 8 0 0 1-16 0C3 13.5 6 10 11 3Z" />
        <path d="M5 18q3-3 6 0t6 0" fill="none" stroke={PAPER} strokeWidth="1.8" />
      </>
    ),
    words: [sans('AWTT', 20, 600, 2.5, { x: 28 })],
  },
  'Pierpont Holdings': {
    width: 204,
    art: <path d="M127.5 4h1v22h-1z" />,
    words: [
      serif('PIERPONT', 18, 420, 3.2, { y: 21 }),
      serif('Holdings', 15, 400, 0, { x: 137, y: 20, fontStyle: 'italic' }),
    ],
  },
  Qupons: {
    width: 98,
    art: (
      <path d="M12 4a11 11 0 1 0 7 19.4l3 3 2.6-2.6-3-3A11 11 0 0 0 12 4Zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z" />
    ),
    words: [sans('upons', 21, 560, -0.8, { x: 29 })],
  },
  Tabletop: {
    width: 132,
    art: (
      <>
        <path
          d="m11 2 9 6.5v12L11 27l-9-6.5v-12Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <circle cx="11" cy="14.5" r="2.6" />
      </>
    ),
    words: [serif('Tabletop', 22, 420, -0.3, { x: 29, fontStyle: 'italic' })],
  },
  'Northgate Freight': {
    width: 158,
    art: <path d="M0 25V5h5l9 13V5h5v20h-5L5 12v13z" />,
    words: [sans('NORTHGATE', 17, 640, 1.6, { x: 28, fontStretch: '78%' })],
  },
  'Osgood and Hale': {
    width: 140,
    words: [serif(['Osgood ', AND, ' Hale'], 22, 400, -0.4)],
  },
};

const plainWordmark = (name: string): Wordmark => ({
  width: name.length * 13,
  words: [serif(name, 22)],
});

const placeOf = ({ address, width, height }: ClientLogo) => {
  return { address, width, height, y: (HEIGHT - height) / 2 };
};

type WordmarkProps = {
  name: string;
  logo?: ClientLogo | undefined;
  decorative?: boolean;
};

export function ClientWordmark({ name, logo, decorative }: WordmarkProps) {
  const { width, art, words } = WORDMARKS[name] ?? plainWordmark(name);
  const shown = logo?.width ?? width;
  return (
    <Drawing
      viewBox={`0 0 ${shown} ${HEIGHT}`}
      width={shown}
      height={HEIGHT}
      fill="currentColor"
      overflow={logo && 'visible'}
      data-wordmark=""
      label={decorative ? undefined : name}
    >
      {logo ? <LogoPicture {...placeOf(logo)} /> : art}
      {logo ? null : words.map((word) => <text key={word.x ?? 0} {...word} />)}
    </Drawing>
  );
}
