import type { Channel } from '../channels.ts';

/** The five threads as fixed colours, for picture files that cannot see the page's tokens. */
export const FIXED_THREADS: Record<Channel, string> = {
  voice: '#C6381C',
  chat: '#2A45B4',
  email: '#AD7600',
  data: '#12735A',
  docs: '#8C2E72',
};
