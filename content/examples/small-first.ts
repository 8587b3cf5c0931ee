import { z } from 'zod';

/** A language model, by what it makes of a prompt: JSON, if it does as it is told. */
export type Model = (mail: string) => Promise<unknown>;

const ask = (model: Model, mail: string) => model(mail);

// #region steps
const answer = z.object({
  queue: z.enum(['quotes', 'orders', 'returns', 'invoices', 'jobs', 'other']),
  deliveryDate: z.iso.date().nullable(),
});
// #endregion

export async function routeMail(
  mail: string,
  compactModel: Model,
  largeModel: Model,
) {
  // #region steps
  const small = answer.safeParse(await ask(compactModel, mail));
  const result = small.success
    ? small.data
    : answer.parse(await ask(largeModel, mail));
  // #endregion
  return result;
}
