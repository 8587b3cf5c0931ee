import { Refusal } from './refusal.ts';

/** A lead is one object of texts and booleans; deeper values are never part of it. */
const MAX_DEPTH = 8;

/**
 * Parses a JSON body. Refuses with 400 what is not JSON, what is nested too deeply, and an object that names a key
 * twice, where different readers would see different leads.
 */
export function parseJson(text: string): unknown {
  const keys = topLevelKeys(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  const names = keys.map((key) => JSON.parse(key) as string);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new Refusal(400, 'The body names a key twice.', {
      errors: { [repeated.slice(0, 100)]: 'This key comes twice' },
    });
  }
  return value;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs;

/** The quoted keys of the outermost object, as written. Refuses a text nested too deeply before it is parsed. */
function topLevelKeys(text: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  let lastString: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':') {
      if (depth === 1 && lastString !== undefined) keys.push(lastString);
    } else lastString = token;
    if (depth > MAX_DEPTH) throw new Refusal(400, 'The body is nested too deeply.');
  }
  return keys;
}
