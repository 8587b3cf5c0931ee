import config from '../playwright.config.ts';

export default { ...config, testDir: 'adopt', projects: [{ testMatch: '*.journey.ts' }] };
