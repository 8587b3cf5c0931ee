/** Not by a schema: its library weighs more than what a page may load before it is used. */
export function requireTexts(values: readonly unknown[]) {
  if (values.some((value) => typeof value !== 'string'))
    throw new TypeError('The file of this build has another shape.');
}
