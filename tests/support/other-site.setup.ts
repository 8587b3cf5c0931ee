/** Begins with what takes longest: the build that the last journeys need. */
import { test } from '@playwright/test';
import { buildOtherSiteOnce } from './build-other-site.ts';

test('the other site is built', () => buildOtherSiteOnce());
