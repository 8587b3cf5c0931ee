module.exports = {
  title: 'Peer',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  presets: [
    ['@docusaurus/preset-classic', { docs: { routeBasePath: '/', sidebarPath: undefined }, blog: false }],
  ],
  themeConfig: { navbar: { title: 'Peer' } },
};
