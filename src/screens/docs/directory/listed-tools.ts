/** The rows of the directory, for the page and for the file its filters are fed from. Only where the site is built. */
import { integrations } from '#model/load-integrations.ts';
import type { DirectoryTool } from './directory-tool.ts';
import { markAddress } from './tool-marks.ts';

export const listedTools: readonly DirectoryTool[] = integrations.map(
  ({ id, name, category, connects, channel, icon, url, checked, note, aliases }) => ({
    id,
    name,
    category,
    connects,
    channel,
    url,
    ...(icon && { mark: markAddress(icon) }),
    ...(checked && { checked }),
    ...(note && { note }),
    ...(aliases.length > 0 && { aliases: [...aliases] }),
  }),
);
