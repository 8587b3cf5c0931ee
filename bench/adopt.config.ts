import config from '../playwright.config.ts';

/** As the journeys, by a command of its own. */
export default { ...config, testDir: 'adopt', projects: [{ testMatch: '*.journey.ts' }] };
