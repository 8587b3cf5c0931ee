/** Ids that no heading becomes: React's, alone or with a letter for each part of a drawing, and those of a page's title. */
export const MADE_ID = /^(_r\w+_[a-z]{0,2}|title-.+)$/;
