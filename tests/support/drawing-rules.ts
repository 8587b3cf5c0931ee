/** Rules every drawing of the site must keep, for the test of each. */
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

interface DrawingRules {
  /** Ids of another drawing on the page that this one shows. */
  refersTo?: readonly string[];
  /** Put on a page once, as a definition for others. */
  isDefinition?: boolean;
}

/** Registers the test for one drawing. */
export function testDrawing(name: string, drawing: ReactElement, rules: DrawingRules = {}) {
  test(`${name} is sound, named or hidden, and can be on a page twice`, () => {
    const html = renderToStaticMarkup(drawing);
    expect(html).toMatch(/<(path|use|text)/);
    expect(html).toMatch(
      /^<svg[^>]*(role="img"[^>]*aria-label="[^"]+"|aria-label="[^"]+"[^>]*role="img"|aria-hidden="true")/,
    );
    expect(html).not.toMatch(/\sstyle=|NaN|undefined|Infinity/);
    if (rules.isDefinition) return;
    const twice = renderToStaticMarkup(
      createElement(Fragment, null, drawing, createElement('div', null, drawing)),
    );
    const ids = [...twice.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...twice.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    const known = [...ids, ...(rules.refersTo ?? [])];
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });
}

/** The accessible name of a drawing. */
export function labelOf(drawing: ReactElement): string {
  return /aria-label="([^"]*)"/.exec(renderToStaticMarkup(drawing))?.[1] ?? '';
}

/** Counts how often a pattern is drawn. */
export function countIn(drawing: ReactElement, pattern: RegExp): number {
  return [...renderToStaticMarkup(drawing).matchAll(pattern)].length;
}

/** Ids that no heading becomes: React's, alone or with a letter for each part of a drawing, and those of a page's title. */
export const MADE_ID = /^(_r\w+_[a-z]{0,2}|title-.+)$/;
