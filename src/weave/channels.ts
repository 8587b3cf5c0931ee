import { CHANNEL_LABELS, type Channel, CHANNELS as IDS } from '#model/integration-terms.ts';

/** The one thing color may mean in a drawing. */
export type { Channel };

/** Every legend, list and cloth has this order. */
export const CHANNELS: readonly { id: Channel; label: string }[] = IDS.map((id) => ({
  id,
  label: CHANNEL_LABELS[id],
}));

export const channelLabel = (channel: Channel) => CHANNEL_LABELS[channel];

export const threadColor = (channel: Channel) => `var(--color-${channel})`;
