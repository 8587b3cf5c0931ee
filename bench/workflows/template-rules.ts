/** Rules of a template that a run of it cannot show: no secret, no unpinned version; its page names the placeholders. */

interface Template {
  id?: string;
  active?: boolean;
  pinData?: object;
  nodes: { name: string; type: string; typeVersion?: number; parameters?: object; credentials?: object }[];
}

/** Shapes of secrets, and of ids and addresses that belong to somebody. */
const OWNED: [what: string, pattern: RegExp][] = [
  ['an API key', /\b(?:sk|pk|rk)[-_](?:[a-z]+[-_])*[A-Za-z0-9]{16,}/],
  ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{10,}/],
  ['a Google key', /\bAIza[A-Za-z0-9_-]{30,}/],
  ['a GitHub token', /\b(?:gh[pousr]_|github_pat_)[A-Za-z0-9_]{20,}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an authorization header', /\b(?:Bearer|Basic) [A-Za-z0-9+/=._-]{12,}/],
  ['a password in an address', /:\/\/[^/\s:@{]+:[^/\s:@{]+@/],
  ['an id of an account', /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/],
  ['a Slack channel or user', /\b[CUGD]0[A-Z0-9]{8,}\b/],
  ['a long hexadecimal id', /\b[0-9a-f]{24,}\b/i],
  ['somebody’s address', /[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+/],
];

/** Every problem of a template, each with its step and the fix; none means that it can be published. */
export function templateProblems({ id, active, pinData, nodes }: Template): string[] {
  const about = nodes.flatMap(({ name, type, typeVersion, parameters = {}, credentials }) => {
    // As n8n reads them: a line break or a quote must not hide what stands behind it.
    const text = textsIn(parameters).join('\n');
    return [
      ...OWNED.filter(([, pattern]) => pattern.test(text)).map(
        ([what]) => `holds ${what}: put a placeholder such as REPLACE_WITH_YOUR_SHEET_ID there`,
      ),
      ...(credentials ? ['holds credentials: remove them, whoever imports it chooses their own'] : []),
      ...(typeVersion === undefined && !type.endsWith('.stickyNote')
        ? ['has no version: export the workflow from n8n again']
        : []),
      ...(/[:@]latest\b/.test(text) ? ['asks for the latest of something: name a version'] : []),
    ].map((problem) => `"${name}" ${problem}.`);
  });
  return [
    ...about,
    ...(/^[A-Za-z0-9]{16}$/.test(id ?? '')
      ? []
      : ['It has no id of 16 letters: the command line of n8n cannot import it.']),
    ...(active ? ['It is active: set it to false.'] : []),
    ...(Object.keys(pinData ?? {}).length > 0 ? ['It has test data pinned: remove pinData.'] : []),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
