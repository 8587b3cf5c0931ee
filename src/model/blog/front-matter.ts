/**
 * The header of a post, between two lines of three hyphens at the very start of the file: YAML, as every editor of
 * content writes it. Where that cannot be read, each line is `key: value` and a value is the rest of its line, so that
 * people may write colons, hashes and quotation marks without knowing YAML.
 */
import { isScalar, parseDocument, type Scalar } from 'yaml';
import { readYaml } from '../facts/facts-problems.ts';

export interface FrontMatter {
  fields: ReadonlyMap<string, string>;
  /** Everything after the header. */
  body: string;
}

/** Thrown when a header cannot be read. The message names the file and the line, and says what to write instead. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

const FENCE = '---';
const FIELD = /^([A-Za-z][\w-]*)\s*:(.*)$/;

/**
 * @param file named in errors
 * @throws {FrontMatterError} when the header is not closed, or can be read neither as YAML nor line by line
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
  const header = lines.slice(1, end);
  return { fields: yamlFields(header) ?? lineFields(header, file), body: lines.slice(end + 1).join('\n') };
}

/** Undefined where YAML cannot read the header, or would drop or change something in it. */
function yamlFields(lines: string[]): Map<string, string> | undefined {
  const { errors, contents } = parseDocument(lines.join('\n'));
  if (errors.length > 0 || contents === null || !('items' in contents)) return undefined;
  const fields = new Map<string, string>();
  for (const pair of contents.items) {
    if (!('key' in pair) || !isScalar(pair.key)) return undefined;
    const value = pair.value === null ? '' : isScalar(pair.value) ? textOf(pair.value) : undefined;
    if (value === undefined) return undefined;
    fields.set(String(pair.key.value), value);
  }
  return fields;
}

/** A hash begins a comment in YAML, an ampersand and an exclamation mark a name: here they are part of a sentence. */
function textOf({ type, source, value, comment, anchor, tag }: Scalar): string | undefined {
  if (comment || anchor || tag) return undefined;
  return type === 'PLAIN' ? (source ?? '') : String(value).trim();
}

function lineFields(lines: string[], file: string): Map<string, string> {
  const fields = new Map<string, string>();
  lines.forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, key, value] = FIELD.exec(line) ?? [];
    const place = `${file}, line ${index + 2}`;
    if (key === undefined || value === undefined) {
      const [problem] = /^\s/.test(line) ? readYaml(lines.join('\n'), file, 2).problems : [];
      throw new FrontMatterError(
        problem ??
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
