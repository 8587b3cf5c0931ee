/**
 * Shapes of the data that the documentation's scripts fetch or find in storage. In place of a library for schemas, which
 * is five times as long, for messages and conversions that nobody asks for there: data is right, or is not used
 * (decision 033).
 */

/** Tells whether data is what the code expects. Further properties of an object are left alone. */
export type Shape<Value> = (data: unknown) => data is Value;

/** A shape for each place of a row. */
type ShapesOf<Values extends readonly unknown[]> = { [Place in keyof Values]: Shape<Values[Place]> };

export const isText: Shape<string> = (data) => typeof data === 'string';

/** A text that the expression matches. */
export const textLike =
  (expression: RegExp): Shape<string> =>
  (data): data is string =>
    isText(data) && expression.test(data);

export const oneOf =
  <Value extends string>(values: readonly Value[]): Shape<Value> =>
  (data): data is Value =>
    values.includes(data as Value);

/** A value that may be left out. */
export const optional =
  <Value>(isValue: Shape<Value>): Shape<Value | undefined> =>
  (data): data is Value | undefined =>
    data === undefined || isValue(data);

export const listOf =
  <Item>(isItem: Shape<Item>): Shape<Item[]> =>
  (data): data is Item[] =>
    Array.isArray(data) && data.every(isItem);

/** A list whose first elements have a shape each; those that follow share one. */
export const rowOf =
  <First extends readonly unknown[], Rest>(
    first: ShapesOf<First>,
    isRest: Shape<Rest>,
  ): Shape<[...First, ...Rest[]]> =>
  (data): data is [...First, ...Rest[]] =>
    Array.isArray(data) &&
    data.length >= first.length &&
    data.every((item, place) => (first[place] ?? isRest)(item));

/** An object whose properties have a shape each. */
export const objectOf =
  <Value extends object>(shapes: { [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> =>
  (data): data is Value =>
    isObject(data) && Object.entries<Shape<unknown>>(shapes).every(([name, isRight]) => isRight(data[name]));

/** An object of any names, whose values share a shape. */
export const recordOf =
  <Value>(isValue: Shape<Value>): Shape<Record<string, Value>> =>
  (data): data is Record<string, Value> =>
    isObject(data) && Object.values(data).every(isValue);

export const isAnything = (_data: unknown): _data is unknown => true;

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** @throws when the data has another shape */
export function inShape<Value>(isRight: Shape<Value>, data: unknown): Value {
  if (!isRight(data)) throw new TypeError('The data has another shape than this page expects.');
  return data;
}
