import type { LogFields } from '#server/log.ts';

interface RefusalDetails {
  errors?: Record<string, string>;
  headers?: Record<string, string>;
  logged?: LogFields;
}

/** A post that is not taken: the status, and a sentence that says why and what to do. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  /** With lower-case names. */
  readonly headers: Record<string, string>;
  /** For the person who runs the server: an id and a reason, never what the visitor wrote. */
  readonly logged: LogFields;

  constructor(status: number, message: string, { errors, headers = {}, logged = {} }: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.logged = logged;
  }
}
