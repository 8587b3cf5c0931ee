import { MESSAGES } from '#leads/messages.ts';
import type { LogFields } from '#server/log.ts';

interface RefusalDetails {
  errors?: Record<string, string>;
  headers?: Record<string, string>;
  logged?: LogFields;
}

/** Thrown for a post that is not accepted: the status, and a sentence that says why and what to do. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  /** Headers by their lower-case names. */
  readonly headers: Record<string, string>;
  /** Facts for the operator's log: an id and a reason, never what the visitor wrote. */
  readonly logged: LogFields;

  constructor(status: number, message: string, { errors, headers = {}, logged = {} }: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.logged = logged;
  }
}

/**
 * A post that arrived whole and is wrong as a whole: no JSON, no UTF-8, a key without a meaning. Answered as a wrong field is, so
 * that a program has to know one status and one shape for whatever it has to correct.
 * @param part of the post; '' for its body
 */
export function invalidPost(problem: string, part = ''): Refusal {
  return new Refusal(422, MESSAGES.submitHasErrors, { errors: { [part]: problem } });
}
