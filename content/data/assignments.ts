/** Who works on which channel, and on what at present. Keyed by the id of a person in team.ts; nobody has to be here. */
import type { Channel } from './integrations/terms.ts';

export interface Assignment {
  channels: readonly Channel[];
  /** Completes "On: …". */
  on: string;
}

export const assignments: {
  name: string;
  sample: boolean;
  people: Readonly<Record<string, Assignment>>;
} = {
  name: 'Who works on what',
  sample: true,
  people: {
    'dara-hollis': { channels: ['email', 'docs'], on: 'every new request, and the first calls' },
    'mateo-varga': { channels: ['voice', 'data'], on: 'architecture reviews, every Tuesday' },
    'ingrid-aune': { channels: ['chat', 'email', 'docs'], on: 'delivery plans and sign-offs' },
    'samuel-okafor': { channels: ['voice', 'chat'], on: 'TopGolf bookings by phone, since April' },
    'priya-raman': { channels: ['data'], on: 'Pierpont question-to-SQL, since March' },
    'yuki-tanabe': { channels: ['voice'], on: 'TopGolf turn-taking, since May' },
    'leon-fischer': { channels: ['email', 'docs'], on: 'AWTT quote intake, since February' },
    'amara-diallo': { channels: ['data', 'docs'], on: 'Pierpont supplier records, since June' },
    'tomas-rey': { channels: ['chat', 'data'], on: 'Qupons lead search, since January' },
    'hannah-lindqvist': { channels: ['email', 'data'], on: 'AWTT and Qupons, week by week' },
    'omar-haddad': { channels: ['voice', 'docs'], on: 'a day in the life of two new clients' },
    'grace-whitlock': { channels: ['chat'], on: 'BarkBox approvals in Slack, since April' },
    'daniel-cho': { channels: ['data'], on: 'Pierpont nightly loads, since March' },
    'noor-siddiqui': { channels: ['email'], on: 'the first week of every partnership' },
    'caleb-moreau': { channels: ['voice', 'chat', 'docs'], on: 'Tabletop evaluation runs, since May' },
  },
};
