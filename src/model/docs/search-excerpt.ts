/** The piece of a section's text that a result shows. */
import { CELL_END } from '#article/text-line.ts';

const LENGTH = 170;
const BEFORE_MATCH = 60;

export interface Paragraph {
  /** Index of its first letter in the section's text. */
  start: number;
  paragraph: string;
  /** Number of the paragraph, from 1. */
  paragraphNumber: number;
}

export function paragraphAt(content: string, at: number): Paragraph {
  const start = content.lastIndexOf('\n', at - 1) + 1;
  const end = content.indexOf('\n', at);
  return {
    start,
    paragraph: content.slice(start, end < 0 ? undefined : end),
    paragraphNumber: content.slice(0, start).split('\n').length,
  };
}

/** Index of the first line that is not a row of a table, for a match that is in no paragraph at all. */
export function firstProse(text: string): number {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.includes(CELL_END));
  return lines.slice(0, Math.max(first, 0)).reduce((sum, line) => sum + line.length + 1, 0);
}

/** Cuts about {@link LENGTH} characters around a match, between words. */
export function excerpt(paragraph: string, at: number, length: number): string {
  if (paragraph.length <= LENGTH) return paragraph;
  const from = at <= BEFORE_MATCH ? 0 : nextWord(paragraph, at - BEFORE_MATCH, at);
  const to = Math.max(from + LENGTH, at + length);
  const cut = to >= paragraph.length ? paragraph.length : lastWord(paragraph, at + length, to);
  return `${from > 0 ? '… ' : ''}${paragraph.slice(from, cut)}${cut < paragraph.length ? ' …' : ''}`;
}

function nextWord(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= limit ? from : space + 1;
}

function lastWord(text: string, limit: number, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space < limit ? to : space;
}
