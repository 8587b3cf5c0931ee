import { randomUUID } from 'node:crypto';

/**
 * Everything that differs from run to run: time, chance and the network enter the server here and
 * nowhere else.
 */
export interface Effects {
  /** Milliseconds since 1970. */
  now(): number;
  /** A number from 0 up to but not including 1. */
  random(): number;
  newId(): string;
  request(url: string, init: RequestInit): Promise<Response>;
}

export const realEffects: Effects = {
  now: Date.now,
  random: Math.random,
  newId: () => uuidV7(Date.now(), randomUUID()),
  request: (url, init) => fetch(url, init),
};

/**
 * A UUID of version 7 (RFC 9562, section 5.7): time first, then random bits as in version 4. Ids in
 * order of time are neighbours in a database's indexes, so storing many leads at once touches few
 * pages.
 */
export function uuidV7(now: number, chance: string): string {
  // A clock before 1970 must not make ids of another shape.
  const time = Math.max(0, now).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(15)}`;
}
