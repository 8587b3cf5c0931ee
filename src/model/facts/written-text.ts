/** Reads YAML, and tells an editor what is wrong with it by line, and what to write instead. */
import { parseDocument, type YAMLParseError } from 'yaml';

export type Written = { data: unknown; problems: [] } | { data: undefined; problems: string[] };

/** @param firstLine number of the text's first line in its file */
export function readYaml(text: string, file: string, firstLine = 1): Written {
  const plain = text.replace(/^\uFEFF/, '');
  const document = parseDocument(plain, { prettyErrors: true, strict: true });
  const [error] = document.errors;
  if (error === undefined) return { data: document.toJS(), problems: [] };
  // One mistake confuses all that follows: only the first is worth reading.
  return { data: undefined, problems: [problemOf(error, plain, file, firstLine)] };
}

function problemOf(error: YAMLParseError, text: string, file: string, firstLine: number): string {
  const lines = text.split('\n');
  const tabbed = lines.findIndex((line) => /^ *\t/.test(line));
  if (tabbed >= 0)
    return `${file}, line ${tabbed + firstLine}: begins with a tab. Only spaces may stand there: put two for each step inwards.`;
  const number = error.linePos?.[0].line ?? 1;
  const line = lines[number - 1]?.trim() ?? '';
  return `${file}, line ${number + firstLine - 1}, ${JSON.stringify(line)}: ${remedyOf(error)}`;
}

function remedyOf({ code }: YAMLParseError): string {
  if (code === 'DUPLICATE_KEY')
    return 'this field was given before in the same entry. Keep one of the two lines.';
  if (code === 'MISSING_CHAR')
    return 'a quotation mark that opens here is never closed. Close it, or take it off.';
  return 'cannot be read. Text with a colon, a # or quotation marks in it needs straight quotation marks around all of it; entries of a list begin with "- ", one below the other.';
}
