import written from './examples.json' with { type: 'json' };

/** Which of the worked examples are made up. Apart from their words: an island asks for no more. */
export const exampleMarks = Object.values(written).map(({ sample }) => ({ sample }));
