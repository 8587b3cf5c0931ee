/** Words and facts of the incubator's page, section by section, as the switch for its applications has them. */
import { incubatorFile, incubatorWeeksFile } from './incubator.ts';
import { type IncubatorPage, incubatorPage } from './incubator-page.ts';

// An export for each section: the island of the films takes along the words of its own.
export const {
  incubator,
  partnerBadge,
  founderLetter,
  revenue,
  programme,
  experience,
  sampleWeek,
  worth,
  opportunity,
  studentsSection,
  questionsSection,
  questions,
  closing,
  comingSoon,
}: IncubatorPage = incubatorPage(incubatorFile.read());

/** The ten weeks, in order. */
export const { weeks } = incubatorWeeksFile.read();
