/** A length in seconds as a player shows it: 108 is `1:48`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Writes a length in seconds in words: 108 is "1 minute 48 seconds". */
export function spokenTime(seconds: number): string {
  const parts = [unit(Math.floor(seconds / 60), 'minute'), unit(seconds % 60, 'second')];
  return parts.filter(Boolean).join(' ');
}

function unit(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
