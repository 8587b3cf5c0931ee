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
  newId: randomUUID,
  request: (url, init) => fetch(url, init),
};
