import { randomUUID } from 'node:crypto';

/** Time, chance and the network enter the server here and nowhere else. */
export interface Effects {
  /** Milliseconds since 1970. */
  now(): number;
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
