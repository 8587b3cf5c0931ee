/** Acts as a visitor of an engine: finds elements by role and words, clicks where they are, presses keys. */
import { expect } from 'vitest';
import type { Engine, InputSource } from './engine.ts';

/** Elements of a role, as far as the journeys ask for them. */
const ELEMENTS = {
  alert: '[role=alert]',
  button: 'button, summary',
  combobox: '[role=combobox]',
  dialog: 'dialog, [popover]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href]',
  listitem: 'li',
  option: '[role=option]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=search], [role]), textarea',
} as const;

type Role = keyof typeof ELEMENTS;

interface Found {
  x: number;
  y: number;
  /** Position before it was brought into view. */
  top: number;
  text: string;
}

export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  ArrowDown: '\uE015',
  Space: ' ',
} as const;

/** A machine with two cores and other work. */
const PATIENCE = { timeout: 15_000, interval: 150 };

export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(engine: Engine) {
  const look = (role: Role, name: string, isToBeClicked = false) =>
    engine.evaluate(find, ELEMENTS[role], name, isToBeClicked);

  const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, PATIENCE);

  const press = async (...keys: string[]) => {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await engine.act([{ type: 'key', id: 'keyboard', actions }]);
  };

  return {
    ...engine,
    eventually,
    press,
    /** Finds the first visible element of that role with these words in its name or text. */
    see: async (role: Role, name = '') => (await look(role, name)) ?? undefined,
    click: async (role: Role, name = '') => {
      // A panel may still be sliding in.
      await eventually(() => look(role, name, true)).not.toBeNull();
      const place = await look(role, name, true);
      if (place) await engine.act([pointAt(place)]);
    },
    type: async (text: string) => {
      for (const letter of text) await press(letter);
    },
    address: () => engine.evaluate(() => location.pathname + location.search + location.hash),
  };
}

function pointAt({ x, y }: Found): InputSource {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** Runs in the page. A control that is drawn by its label is where the label is. */
function find(selector: string, name: string, isToBeClicked: boolean): Found | null {
  const namesOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return [
      element.getAttribute('aria-label'),
      ...labelled.map((id) => document.getElementById(id)?.textContent),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  };
  for (const element of document.querySelectorAll(selector)) {
    const [label] = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const shown = element.matches('input[type=radio]') && label ? label : element;
    const words = namesOf(element);
    if (!words.some((text) => text.includes(name)) || !shown.checkVisibility({ visibilityProperty: true }))
      continue;
    const { top } = shown.getBoundingClientRect();
    if (isToBeClicked) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // An element under a dialog, or outside the window, cannot be clicked.
    const seen = document.elementFromPoint(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
    if (isToBeClicked && !shown.contains(seen)) continue;
    const text = words.at(-1) ?? '';
    return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2, top, text };
  }
  return null;
}
