/** By the names that stand for them in braces: `{fee}` is "$75,000". */
export type Figures = Readonly<Record<string, string>>;

/** What a file names, of what there is: no file means `constructor`. */
export const own = <Value>(all: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(all, name) ? all[name] : undefined;

export const BRACED = /\{ *(\w+) *\}/g;

const ONE =
  /(?<![\p{L}\p{N}.,-])((?:one|1)\s(?:working )?(?:day|hour|minute|month|week|year))s(?!\p{L})(’?)/giu;

/**
 * What a figure makes of its sentence: "one day", and one stop where "25.000 kr." ends it. A sum
 * does not break around its signs, but before what it comes to; "5 PM" not at all.
 */
export const agreed = (text: string) =>
  text
    .replace(/ ([×÷]) (?=\p{Sc}?\d)/gu, '\u00a0$1\u00a0')
    .replace(/(?<=\d) (?=[AP]M(?!\p{L}))/gu, '\u00a0')
    .replace(/ = (?=\p{Sc}?\d)/gu, ' =\u00a0')
    .replace(/(?<=\p{L})\.\.(?![.\p{L}\p{N}/])/gu, '.')
    .replace(ONE, (_, one: string, owns: string) => (owns ? `${one}’s` : one));

export const withFigures = (text: string, figures: Figures) =>
  text.replace(BRACED, (braced, name: string) => own(figures, name) ?? braced);

export const filledWords = (text: string, figures: Figures) => agreed(withFigures(text, figures));

export const unknownFigure = (place: string, name: string, figures: Figures) =>
  `${place}: asks for {${name}}, which stands for nothing. Use one of ${Object.keys(figures).join(', ')}, or write it as code.`;

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
