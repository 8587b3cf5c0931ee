/** The directory's rows, for the page and for the file its search is fed from. Only where the site is built. */
import { longDate } from '#model/calendar-day.ts';
import { categories, integrations, oftenConnected } from '#model/load-integrations.ts';
import type { Directory, DirectoryTool } from './directory-data.ts';

const namesOf = (tools: readonly { name: string }[]) => tools.map(({ name }) => name);

const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));

const tools: DirectoryTool[] = integrations.map(
  ({ id, name, category, connects, channel, icon, url, checked, note, aliases }) => {
    const remarks = [note, checked && `Checked ${longDate(checked)}`].filter(Boolean).join('. ');
    return {
      id,
      name,
      category: categoryIds.get(category) ?? '',
      connects,
      channel,
      url,
      ...(icon && { mark: icon }),
      ...(remarks && { remarks }),
      ...(aliases.length > 0 && { aliases: [...aliases] }),
    };
  },
);

export const listedDirectory: Directory = {
  categories: categories.map(({ id, name, bestKnown }) => ({ id, name, bestKnown: namesOf(bestKnown) })),
  oftenConnected: namesOf(oftenConnected),
  tools,
};
