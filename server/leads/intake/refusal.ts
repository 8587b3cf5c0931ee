/** A post that is not taken: the status, and a sentence that says why and what to do. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  /** With lower-case names. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    { errors, headers = {} }: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
