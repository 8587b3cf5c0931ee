/** Sites about other people's products: an address there is not the vendor's own. */
const THIRD_PARTIES = [
  'apiary.io',
  'capterra.com',
  'crunchbase.com',
  'g2.com',
  'gitbook.io',
  'github.io',
  'ifttt.com',
  'make.com',
  'n8n.io',
  'pipedream.com',
  'rapidapi.com',
  'readme.io',
  'wikipedia.org',
  'zapier.com',
];

/** Says why an address cannot be the vendor's own page for a tool; undefined when it can. */
export function addressProblem(address: string, tool: string): string | undefined {
  if (!URL.canParse(address))
    return 'is not an address. Write it whole, such as "https://developers.hubspot.com".';
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (protocol !== 'https:') return 'does not begin with "https://". Use the vendor’s secure address.';
  if (username || search || hash)
    return 'carries more than a host and a path. Leave out what is after "?" or "#".';
  const thirdParty = THIRD_PARTIES.find((site) => hostname === site || hostname.endsWith(`.${site}`));
  if (thirdParty && !isOwnSite(thirdParty, tool))
    return `is on ${thirdParty}, not on the vendor’s own site. Use the vendor’s page.`;
  return undefined;
}

/** True when a site's name shows that it belongs to the tool: make.com for Make. */
function isOwnSite(site: string, tool: string): boolean {
  const [brand = ''] = site.split('.');
  return tool.toLowerCase().split(/[^a-z0-9]/)[0] === brand;
}
