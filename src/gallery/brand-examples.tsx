/** The company's sign and its clients'. */

import { Brand } from '#components/brand.tsx';
import { ClientLogo } from '#components/client-logo.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { CompanyMark } from '#components/company-mark.tsx';
import { clients } from '#model/facts/home-facts.ts';
import type { CompanyLogo } from '#model/pictures/company-logo.ts';
import type { Part } from './gallery-example.ts';

const OWN_FILE = { address: '/favicon.svg', type: 'image/svg+xml', bytes: Buffer.from(''), ratio: 1 };
const OWN_LOGO: CompanyLogo = {
  onPaper: OWN_FILE,
  shape: { ...OWN_FILE, address: '/assets/logo_small.png' },
  saysName: false,
};

export const brandParts: Part[] = [
  {
    name: 'Brand',
    examples: [
      { state: 'Regular', element: <Brand /> },
      { state: 'Large, on ink', ground: 'ink', element: <Brand size={48} /> },
      { state: 'Long name', element: <Brand name="Weberhaus Müller & Söhne" /> },
    ],
  },
  {
    name: 'CompanyMark',
    examples: [
      { state: 'Woven', element: <CompanyMark logo={undefined} /> },
      { state: 'From a file', element: <CompanyMark size={48} logo={OWN_LOGO} /> },
      {
        state: 'From a file, on ink',
        ground: 'ink',
        element: <CompanyMark size={48} logo={OWN_LOGO} />,
        note: 'Without a file for dark ground: its shape, in the color of the text.',
      },
    ],
  },
  {
    name: 'ClientLogo',
    examples: [
      {
        state: 'From a file',
        element: (
          <ClientLogo
            logo={{ address: '/assets/logo_small.png', width: 30, height: 30 }}
            label="An example client"
          />
        ),
      },
    ],
  },
  {
    name: 'ClientWordmark',
    examples: [
      {
        state: 'Every client',
        width: 'row',
        element: (
          <>
            {clients.map(({ name }) => (
              <ClientWordmark key={name} name={name} />
            ))}
          </>
        ),
      },
    ],
  },
];
