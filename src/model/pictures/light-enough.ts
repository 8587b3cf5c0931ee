/**
 * Makes a picture in forms from the best to the lightest, until one is light enough.
 *
 * @param most bytes; exceeded only if the lightest form still needs more
 */
export async function lightEnough<Form>(
  [best, ...others]: readonly [Form, ...Form[]],
  most: number,
  make: (form: Form) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes = await make(best);
  for (const form of others) {
    if (bytes.length <= most) break;
    bytes = await make(form);
  }
  return bytes;
}
