/** Rules every drawing of the site must keep, for the test of each. */
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

interface DrawingRules {
  /** A tenth more than it takes. Drawings are HTML: one that grows makes its page slower to arrive. */
  maxBytes?: number;
  /** Ids of another drawing on the page that this one shows. */
  refersTo?: readonly string[];
  /** Put on a page once, as a definition for others. */
  isDefinition?: boolean;
}

/** Registers the tests for one drawing. */
export function testDrawing(name: string, drawing: ReactElement, rules: DrawingRules = {}) {
  const { maxBytes, refersTo = [], isDefinition = false } = rules;
  const html = renderToStaticMarkup(drawing);

  test(`${name} is never empty, and either named or hidden`, () => {
    expect(html).toMatch(/<(path|use|text)/);
    expect(html).toMatch(
      /^<svg[^>]*(role="img"[^>]*aria-label="[^"]+"|aria-label="[^"]+"[^>]*role="img"|aria-hidden="true")/,
    );
  });

  test(`${name} has no inline style and no broken number`, () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  if (maxBytes !== undefined) {
    test(`${name} takes at most ${maxBytes} bytes`, () => {
      expect(html.length).toBeLessThanOrEqual(maxBytes);
    });
  }

  if (isDefinition) return;
  test(`${name} can be on a page twice`, () => {
    const twice = renderToStaticMarkup(
      createElement(Fragment, null, drawing, createElement('div', null, drawing)),
    );
    const ids = [...twice.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...twice.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => ![...ids, ...refersTo].includes(target))).toEqual([]);
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
