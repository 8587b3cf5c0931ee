// #region shape
type Brief = {
  channel: '#leadership';
  postedAt: string; // "2025-05-14T05:00:07-04:00"
  needsYou: Item[]; // at most five
  handled: number; // counted, never listed
  read: { calendars: number; mails: number; channels: number };
};

type Item = {
  owner: string; // a Slack handle: "@dana"
  what: string; // one sentence, at most 24 words
  by: string | null; // a time, if the source states one
  source: string; // link to the mail, message, event or row
  confidence: 'stated' | 'inferred';
};

// #endregion

export type { Brief, Item };
