import { z } from 'zod';
import { DEFAULT_ERASE_AFTER } from '#leads/erase-after.ts';

/** A browser takes `//host` and `/\\host` for another host. */
const endpoint = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)),
    'must be a path that begins with one /, or an http(s) URL',
  );

const SITE_URL =
  'must be an http(s) URL of a whole host, such as https://www.example.com, with no path';

export const buildEnvironmentSchema = z.object({
  VITE_SITE_URL: z
    .url({ protocol: /^https?$/, error: SITE_URL })
    .transform((url) => url.replace(/\/+$/, ''))
    .refine((url) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`, SITE_URL)
    .default('http://localhost:3000'),
  VITE_CONTACT_ENDPOINT: endpoint.default('/api/contact'),
  VITE_RECAPTCHA_SITE_KEY: z.string().trim().default(''),
  /** The privacy policy says so. */
  LEADS_ERASE_AFTER: z.string().trim().default(DEFAULT_ERASE_AFTER),
  /** Written to and served from. */
  SITE_DIR: z.string().default('./dist'),
  /** Tests and measurements build the site with other posts. */
  BLOG_DIR: z.string().default('./content/blog'),
});

export type BuildEnvironment = z.infer<typeof buildEnvironmentSchema>;

/**
 * An empty value counts as unset.
 * @throws an error that lists every bad variable with what it should be
 */
export function readBuildEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.keys(buildEnvironmentSchema.shape)
      .filter((name) => source[name]?.trim())
      .map((name) => [name, source[name]]),
  );
  const parsed = buildEnvironmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(
    `The build cannot use these settings:\n${problems.join('\n')}\nSee .env.example for what each means.`,
  );
}
