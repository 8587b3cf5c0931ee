const shown = (value: unknown) =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).replace(
    /[\u00a0\u202f]/g,
    '⍽',
  );

/** Each input with what comes of it: for a snapshot that people read. */
export const tableOf = <Input>(inputs: readonly Input[], outcome: (input: Input) => unknown) =>
  inputs.map((input) => `${shown(input)} → ${shown(outcome(input))}`).join('\n');

export const expectTable = <Input>(inputs: readonly Input[], outcome: (input: Input) => unknown) =>
  expect(tableOf(inputs, outcome)).toMatchSnapshot();

/** Markup, an element to a line, its classes without the build's own ends. */
export const linesOf = (html: string) =>
  shown(html.replace(/(?<=>)(?=<)/g, '\n').replace(/\b_([A-Za-z]+)_[\da-f]{6}\b/g, '$1'));

export const linesWithoutDrawings = (html: string) => linesOf(html.replace(/<svg.*?<\/svg>/gs, ''));
