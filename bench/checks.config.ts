import config from '../playwright.config.ts';

/** As the journeys, each by a command of its own. */
export default {
  ...config,
  testDir: '.',
  projects: [
    { name: 'open-states', testMatch: 'open-states/*.journey.ts' },
    { name: 'adopt', testMatch: 'adopt/*.journey.ts' },
  ],
};
