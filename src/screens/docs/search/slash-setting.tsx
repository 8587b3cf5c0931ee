import { useEffect, useState } from 'react';
import { Keycap } from '../keycap.tsx';

/** Whether "/" opens the search, and what says so. */
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
  useEffect(() => setIsOn(slashKey?.isOn() ?? true), [slashKey]);
  const choose = (wanted: boolean) => {
    slashKey?.set(wanted);
    setIsOn(wanted);
  };
  return (
    <label className={className}>
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.currentTarget.checked)} />{' '}
      <span className="visually-hidden">The slash key</span> <Keycap>/</Keycap> opens search
    </label>
  );
}
