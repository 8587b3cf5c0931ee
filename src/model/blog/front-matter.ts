/**
 * The header of a post: `key: value` lines between two lines of three hyphens, at the very start of the file.
 *
 * Deliberately less than YAML. A value is the rest of its line, so it may hold colons, hashes and quotation marks; one
 * pair of quotation marks around the whole value is taken off. Empty lines and lines that start with `#` are skipped.
 * There are no lists, no nesting and no values over several lines.
 */
export interface FrontMatter {
  fields: ReadonlyMap<string, string>;
  /** Everything after the header. */
  body: string;
}

/** The header cannot be read. The message names the file and the line, and says what to write instead. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

const FENCE = '---';
const FIELD = /^([A-Za-z][\w-]*)\s*:(.*)$/;

/**
 * @param file named in errors
 * @throws {FrontMatterError} when the header is not closed, or a line is not `key: value` or repeats a key
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) return { fields: new Map(), body: text };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end < 0) {
    throw new FrontMatterError(
      `${file}: the header that opens on line 1 is never closed. Put a line with only --- after its last field.`,
    );
  }
  return { fields: readFields(lines.slice(1, end), file), body: lines.slice(end + 1).join('\n') };
}

function readFields(lines: string[], file: string): Map<string, string> {
  const fields = new Map<string, string>();
  lines.forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, key, value] = FIELD.exec(line) ?? [];
    const place = `${file}, line ${index + 2}`;
    if (key === undefined || value === undefined) {
      throw new FrontMatterError(
        `${place}: "${line.trim()}" is not a field. Write it as key: value, for example title: A compact model.`,
      );
    }
    if (fields.has(key)) {
      throw new FrontMatterError(`${place}: ${key} is given twice. Keep one of the two lines.`);
    }
    fields.set(key, withoutQuotes(value.trim()));
  });
  return fields;
}

function withoutQuotes(value: string): string {
  return /^"(.*)"$/.exec(value)?.[1] ?? /^'(.*)'$/.exec(value)?.[1] ?? value;
}
