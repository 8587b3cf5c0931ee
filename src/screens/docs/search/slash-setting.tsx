import { useEffect, useRef, useState } from 'react';
import { Keycap } from '../keycap.tsx';

/** Setting of the "/" key. */
export interface SlashKey {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
}

interface SlashSettingProps {
  /** Absent until the page has its script. */
  slashKey?: SlashKey | undefined;
  className?: string | undefined;
}

/** Says that "/" opens the search, and switches it off. */
export function SlashSetting({ slashKey, className }: SlashSettingProps) {
  const [isOn, setIsOn] = useState(true);
  const box = useRef<HTMLInputElement>(null);
  const choose = (wanted: boolean) => {
    slashKey?.set(wanted);
    setIsOn(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(() => {
    // The page is sent with a tick: a missing one was removed before React listened.
    if (box.current?.checked === false) choose(false);
    else setIsOn(slashKey?.isOn() ?? true);
  }, []);
  return (
    <label className={className}>
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
      />{' '}
      <span className="visually-hidden">The slash key</span> <Keycap>/</Keycap> opens search
    </label>
  );
}
