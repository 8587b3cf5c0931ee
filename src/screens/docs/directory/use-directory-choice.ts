import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type DirectoryChoice, NOTHING_CHOSEN, readChoice, writeChoice } from './directory-choice.ts';

/**
 * Keeps the visitor's choice in the address. It begins with what was typed and chosen before React arrived, or else
 * with what the address says.
 */
export function useDirectoryChoice(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  // A change can follow another before React has drawn the first; it must add to the latest choice, not to the one on screen.
  const latest = useRef(NOTHING_CHOSEN);

  const keep = (next: DirectoryChoice) => {
    latest.current = next;
    setChoice(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the visitor can change what React has drawn.
  useLayoutEffect(() => {
    const inAddress = readChoice(new URLSearchParams(location.search));
    const inForm = form.current ? readChoice(new FormData(form.current)) : NOTHING_CHOSEN;
    keep({
      query: inForm.query || inAddress.query,
      connection: inForm.connection || inAddress.connection,
      channel: inForm.channel || inAddress.channel,
    });
  }, []);

  /** @param fragment of the address; none while something is looked for, when rows with addresses are out of sight */
  const choose = (change: Partial<DirectoryChoice>, fragment = '') => {
    const next = { ...latest.current, ...change };
    keep(next);
    history.replaceState(history.state, '', location.pathname + writeChoice(next) + fragment);
  };
  return [choice, choose] as const;
}
