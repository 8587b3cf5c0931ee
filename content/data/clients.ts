/** The clients named on the home page, in order. Each has a wordmark, set in our own type, in src/components/client-wordmarks.tsx. */
export interface Client {
  name: string;
  /** Marks a name that stands here without the client's word for it, and must be cleared before launch. */
  sample: boolean;
}

export const clients = [
  { name: 'TopGolf', sample: true },
  { name: 'BarkBox', sample: true },
  { name: 'AWTT', sample: true },
  { name: 'Pierpont Holdings', sample: true },
  { name: 'Qupons', sample: true },
  { name: 'Tabletop', sample: true },
  { name: 'Northgate Freight', sample: true },
  { name: 'Osgood and Hale', sample: true },
] as const satisfies readonly Client[];
