import { type RefObject, useEffect, useState } from 'react';
import {
  type DirectoryChoice,
  isChosen,
  NOTHING_CHOSEN,
  readChoice,
  writeChoice,
} from './directory-choice.ts';

/**
 * What the visitor has chosen, kept in the address. It begins with what the address says, or with what was typed and
 * chosen before React arrived.
 */
export function useDirectoryChoice(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState(NOTHING_CHOSEN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(() => {
    const inAddress = readChoice(new URLSearchParams(location.search));
    setChoice(isChosen(inAddress) || !form.current ? inAddress : readChoice(new FormData(form.current)));
  }, []);

  /** @param fragment of the address; none while something is looked for, when rows with addresses are out of sight */
  const choose = (next: DirectoryChoice, fragment = '') => {
    setChoice(next);
    history.replaceState(history.state, '', location.pathname + writeChoice(next) + fragment);
  };
  return [choice, choose] as const;
}
