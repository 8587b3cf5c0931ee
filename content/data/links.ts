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
  founderChannelDara: 'https://example.com/channels/dara',
  founderChannelMateo: 'https://example.com/channels/mateo',
  sourceRepository: 'https://example.com/repository/website',
  templateUltimateAssistant: 'https://example.com/templates/ultimate-assistant.json',
  templateDeepResearch: 'https://example.com/templates/deep-research.json',
  templateNewsletter: 'https://example.com/templates/newsletter.json',
  templateRagPipeline: 'https://example.com/templates/rag-pipeline.json',
  templateFacelessShorts: 'https://example.com/templates/faceless-shorts.json',
  sheetDeepResearch: 'https://example.com/sheets/deep-research',
  sheetFacelessShorts: 'https://example.com/sheets/faceless-shorts',
} as const;
