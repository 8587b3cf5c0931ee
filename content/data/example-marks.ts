import written from './examples.json' with { type: 'json' };

/** Marks of the worked examples that are made up. Separate from their words, because an island needs only these. */
export const exampleMarks = Object.values(written).map(({ sample }) => ({ sample }));
