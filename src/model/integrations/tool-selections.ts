/** Selects tools by name, for the top of the directory and the line of a closed group. */

interface Place {
  file: string;
  field: string;
  /** Most tools the page has room for. */
  most: number;
}

/**
 * The tools that a list names, in its order.
 * @throws {Error} when it names a tool that is not there, names one twice, or names too many or none
 */
export function namesAmong<Tool extends { name: string }>(
  tools: readonly Tool[],
  names: readonly string[],
  { file, field, most }: Place,
): Tool[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const strangers = names.filter((name) => !byName.has(name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const problems = [
    ...strangers.map((name) => `"${name}" has no row there. Use a row’s name as it is written.`),
    ...twice.map((name) => `"${name}" is listed twice. Drop one of the two.`),
    ...(names.length > most ? [`lists ${names.length} tools, but there is room for ${most}.`] : []),
    ...(names.length === 0 ? ['lists no tool.'] : []),
  ];
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${file}, field ${field}: ${problem}`).join('\n'));
  return names.flatMap((name) => byName.get(name) ?? []);
}
