/**
 * Behaviours are the small scripts that complete a native element: scrolling, observing, copying. Each is next to its
 * component as `name.behaviour.ts`, and an element asks for it with `data-behaviour="name"`. The registry
 * (`start-behaviours.ts`) does the rest, so a component works on any page, and when React mounts it later.
 */

/**
 * The element each behaviour works on, by the behaviour's name. A behaviour file adds its own line:
 *
 *     declare global {
 *       interface BehaviourElements {
 *         'copy-button': HTMLButtonElement;
 *       }
 *     }
 */
declare global {
  interface BehaviourElements {}
}

/** A name that `data-behaviour` may have. */
export type BehaviourName = keyof BehaviourElements;

/**
 * Starts a behaviour on one element.
 *
 * @param element carries `data-behaviour` with the behaviour's name
 * @param signal aborts when the element leaves the document: pass it to `addEventListener`, and end observers on it
 */
export type Behaviour<Name extends BehaviourName> = (
  element: BehaviourElements[Name],
  signal: AbortSignal,
) => void;

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The behaviour this element asks for; a name without a file is a type error. */
    'data-behaviour'?: BehaviourName | undefined;
  }
}
