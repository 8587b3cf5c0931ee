/** Options with which tests start Chromium. */
import { findChromium } from '#scripts/find-chromium.ts';

const executablePath = findChromium();

export const launchOptions = {
  ...(executablePath && { executablePath }),
  // The first three let Chromium run as root in a container; the last ones keep it from calling out by itself.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    // Draws the windows in a thread of the browser: a process of its own takes a twentieth more of the processor.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A name that is not this machine's, for journeys away from it; for them alone it would take a browser more.
    '--host-resolver-rules=MAP site.test 127.0.0.1',
  ],
};
