/** Addresses of the feeds. A file of its own, because the list in the browser links to them. */
export const feedPaths = {
  rss: '/blog/rss.xml',
  atom: '/blog/atom.xml',
  json: '/blog/feed.json',
} as const;
