import { CHANNEL_LABELS, type Channel, CHANNELS as IDS } from '#model/integration-terms.ts';

/** A channel is the one thing color may mean in a drawing. */
export type { Channel };

/** The five channels in the order every legend, list and cloth uses. */
export const CHANNELS: readonly { id: Channel; label: string }[] = IDS.map((id) => ({
  id,
  label: CHANNEL_LABELS[id],
}));

/** The channel's name as a visitor reads it: `docs` is "Documents". */
export function channelLabel(channel: Channel): string {
  return CHANNEL_LABELS[channel];
}

/** The color token of a channel's thread; it follows the theme. */
export function threadColor(channel: Channel): string {
  return `var(--color-${channel})`;
}
