import type { Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/**
 * Keeps the elements and attributes that can do no harm, whoever wrote the text. The allow-list is GitHub's, as kept by
 * hast-util-sanitize; links are kept for the schemes of the specification (section 2) and for relative targets.
 */
export const sanitise: (tree: Root) => Root = rehypeSanitize({
  ...defaultSchema,
  // Only footnotes have ids at this point, and remark-rehype prefixes both the ids and the links to them.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
});
