/** The words by which the contact form tells channels and trades. */
import type { CaseStudySlug } from './case-studies.ts';
import type { Channel } from './integrations/terms.ts';

/** The words that tell which channel a request is about; beginnings of words, in lower case. */
export const channelWords: Record<Channel, readonly string[]> = {
  voice: ['call', 'phone', 'telephon', 'voice', 'voicemail', 'dial', 'hotline', 'receptionist'],
  chat: ['chat', 'slack', 'teams', 'whatsapp', 'text message', 'messaging', 'bot\\b', 'bots\\b'],
  email: ['mail', 'email', 'e-mail', 'inbox', 'newsletter', 'outlook', 'gmail'],
  data: ['report', 'data', 'dashboard', 'sql', 'spreadsheet', 'analy', 'forecast', 'crm', 'erp'],
  docs: ['quot', 'document', 'pdf', 'invoice', 'contract', 'proposal', 'order form', 'paper'],
};

/** The words that a client of the same trade would use; beginnings of words, in lower case. */
export const caseWords: Record<CaseStudySlug, readonly string[]> = {
  tabletop: ['club', 'member', 'game', 'volunteer'],
  qupons: ['lead', 'prospect', 'restaurant', 'coupon'],
  barkbox: ['brief', 'calendar', 'assistant', 'subscription', 'meeting'],
  awtt: ['quot', 'water', 'territor', 'sales rep', 'invoice'],
  PierpontHoldings: ['sql', 'database', 'procure', 'buyer', 'spend', 'report'],
  topgolf: ['booking', 'reserv', 'venue', 'guest', 'phone', 'call', 'hotel'],
};
