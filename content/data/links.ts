/**
 * Addresses outside this site. Those on example.com hold a place until the company fills in its own; the launch check
 * lists every one that is left.
 */
export const outsideLinks = {
  community: 'https://example.com/community',
  videoChannel: 'https://example.com/video-channel',
  companyNetworkPage: 'https://example.com/company-network-page',
  webDeveloper: 'https://example.com/web-developer',
  incubatorLogin: 'https://example.com/incubator/log-in',
  incubatorWaitlist: 'https://example.com/incubator/waitlist',
  sourceRepository: 'https://example.com/repository/website',
} as const;
