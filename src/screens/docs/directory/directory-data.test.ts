import { expect, test } from 'vitest';
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { channelLabel } from '#weave/channels.ts';
import { type DirectoryTool, toolWays } from './directory-data.ts';

test.each(CHANNELS)(
  'a row says in words that its tool serves the channel %s, beside the color',
  (channel) => {
    const tool: DirectoryTool = { id: 'a', name: 'A', category: 'b', url: '', connects: ['native'], channel };
    expect(toolWays(tool)).toMatch(new RegExp(`\u00a0· ${channelLabel(channel)}$`));
  },
);
