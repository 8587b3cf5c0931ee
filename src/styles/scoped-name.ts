import { basename } from 'node:path';

/**
 * A class seen in the browser tells where it is written. File names are unique (a test holds that),
 * so the names are too.
 */
export function scopedName(name: string, file: string): string {
  const module = basename(file.replace(/\?.*$/, '')).replace(/\.module\.css$/, '');
  return `${module}_${name}`;
}
