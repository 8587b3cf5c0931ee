import { useEffect, useState } from 'react';
import { Keycap } from '../keycap.tsx';
import { isSlashOn, setSlash } from './slash-key.ts';

const storage = () => localStorage;

/** Says that "/" opens the search, and switches it off. */
export function SlashSetting({ className }: { className?: string | undefined }) {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(isSlashOn(storage)), []);
  const choose = (wanted: boolean) => {
    setSlash(storage, wanted);
    setIsOn(wanted);
  };
  return (
    <label className={className}>
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.currentTarget.checked)} />{' '}
      <span className="visually-hidden">The slash key</span> <Keycap>/</Keycap> opens search
    </label>
  );
}
