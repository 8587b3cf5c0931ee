import type { Channel } from '#weave/channels.ts';

/** Colours of drawings on an ink panel, which is dark in both themes. */
export const INK_PANEL = {
  ground: '#16150F',
  line: '#F3F1EB',
  yarn: '#A9A496',
  bareWarp: '#6E6A5E',
  warpOnTop: '#B9B4A5',
} as const;

/** The five threads, lightened for an ink ground. */
export const INK_THREADS: Record<Channel, string> = {
  voice: '#E4583A',
  email: '#DDA22E',
  data: '#2FA383',
  chat: '#7187F0',
  docs: '#C464A8',
};
