/**
 * The renderer of islands in the browser, instead of Astro's. Where a translator or a password
 * manager has changed the page React would draw all of it anew: what was typed, focus and
 * translation would be gone. So the island is laid back to what the server sent, React takes it
 * over, and the changes are made again before the browser can paint. From then on React works
 * beside them (`workBesideOthers`).
 */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { contentsOf } from './intent.ts';

workBesideOthers();

export default (island: HTMLElement) => (component: ComponentType, props: object) => {
  // Astro calls again with changed props, in development alone.
  if (!island.hasAttribute('ssr')) return;
  const sent = island.sent ?? contentsOf(island);
  const focused = focusWithin(island);
  const found = contentsOf(island);
  for (const [node, content] of sent) lay(node, content);
  const parts = partsOf(island);
  let failure: unknown;
  const giveBack = (error: unknown) => {
    failure = error;
    for (const [node, content] of sent) lay(node, content);
    for (const form of island.querySelectorAll('form')) form.noValidate = false;
    reportError(error);
  };
  flushSync(() =>
    hydrateRoot(island, createElement(component, props), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onUncaughtError: giveBack,
    }),
  );
  if (failure) throw failure;
  island.successors = successorsOf(parts, partsOf(island));
  for (const [part, successor] of island.successors) copyState(part, successor);
  for (const [node, content] of found) {
    const was = sent.get(node);
    // React may have drawn something else by now, and what it was for may have left the page.
    if (node.isConnected && (!was || isLaid(node, was))) lay(node, content);
  }
  focused?.(island.successors);
};

function isLaid(node: Node, content: string | readonly Node[]) {
  if (typeof content === 'string') return (node as CharacterData).data === content;
  const { childNodes } = node;
  return (
    childNodes.length === content.length && content.every((child, at) => child === childNodes[at])
  );
}

/** A child in its place stays untouched: moving takes its focus. */
function lay(node: Node, content: string | readonly Node[]) {
  if (isLaid(node, content)) return;
  if (typeof content === 'string') {
    (node as CharacterData).data = content;
    return;
  }
  const isKept = (child: Node) => content.some((kept) => child.contains(kept));
  for (const child of [...node.childNodes]) if (!isKept(child)) child.remove();
  content.forEach((child, at) => {
    const there = node.childNodes[at] ?? null;
    if (there !== child) node.insertBefore(child, there);
  });
  while (node.childNodes.length > content.length) node.lastChild?.remove();
}

const PARTS = ['a', 'button', 'form', 'input', 'textarea'];

/** Kinds are compared apart, because what others have added is mostly of another. */
const partsOf = (island: Element) =>
  PARTS.map((kind) => [...island.querySelectorAll<HTMLElement>(kind)]);

/** React draws the same parts anew in the same order. */
function successorsOf(before: HTMLElement[][], after: HTMLElement[][]) {
  const successors = new Map<Element, HTMLElement>();
  before.forEach((parts, kind) => {
    parts.forEach((part, at) => {
      const successor = after[kind]?.[at];
      if (successor && !part.isConnected) successors.set(part, successor);
    });
  });
  return successors;
}

function copyState(from: Element, to: Element) {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  const { value, checked } = from as HTMLInputElement;
  const field = to as HTMLInputElement;
  // An empty field takes nothing from what the component has restored.
  if ((!value && !checked) || (field.value === value && field.checked === checked)) return;
  Object.assign(field, { value, checked });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns what gives focus and selection back, if they were in the island and have left it */
function focusWithin(island: Element) {
  const focused = document.activeElement as HTMLInputElement | null;
  if (!focused || !island.contains(focused)) return undefined;
  const { selectionStart, selectionEnd } = focused;
  return (successors: ReadonlyMap<Element, HTMLElement>) => {
    if (document.activeElement === focused) return;
    const successor = (successors.get(focused) ?? focused) as HTMLInputElement;
    successor.focus({ preventScroll: true });
    // Some types have none.
    if (typeof selectionStart === 'number')
      successor.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * The browser throws if another program has moved a node that React removes or inserts before, and
 * the whole island would go. The remedy of React's maintainers: facebook/react#11538.
 */
function workBesideOthers() {
  const { insertBefore, removeChild } = Node.prototype;
  const holderIn = (parent: Node, node: Node | null) => {
    let holder = node;
    while (holder && holder.parentNode !== parent) holder = holder.parentNode;
    return holder;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    return insertBefore.call(this, node, holderIn(this, before)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const holder = holderIn(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
}
