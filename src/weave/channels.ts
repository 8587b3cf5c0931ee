/** A channel is the one thing colour may mean in a drawing. */
export type Channel = 'voice' | 'chat' | 'email' | 'data' | 'docs';

/** The five channels in the order every legend, list and cloth uses. */
export const CHANNELS: readonly { id: Channel; label: string }[] = [
  { id: 'voice', label: 'Voice' },
  { id: 'chat', label: 'Chat' },
  { id: 'email', label: 'Email' },
  { id: 'data', label: 'Data' },
  { id: 'docs', label: 'Documents' },
];

const labels = Object.fromEntries(CHANNELS.map(({ id, label }) => [id, label])) as Record<Channel, string>;

/** The channel's name as a visitor reads it: `docs` is "Documents". */
export function channelLabel(channel: Channel): string {
  return labels[channel];
}

/** The colour token of a channel's thread; it follows the theme. */
export function threadColour(channel: Channel): string {
  return `var(--color-${channel})`;
}
