/** Its sentence says all: nobody needs a stack. */
export class ToldError extends Error {}
