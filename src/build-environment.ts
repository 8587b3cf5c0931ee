/** Settings of a build that the environment may set. */
import { z } from 'zod';

const endpoint = z.union([
  z.string().startsWith('/', { error: 'must be an absolute URL or start with /' }),
  z.url({ protocol: /^https?$/ }),
]);

export const buildEnvironmentSchema = z.object({
  VITE_SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) URL such as https://www.example.com' })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  VITE_CONTACT_ENDPOINT: endpoint.default('/api/contact'),
  VITE_RECAPTCHA_SITE_KEY: z.string().trim().default(''),
  /** When the server erases leads: the privacy policy says so. */
  LEADS_ERASE_AFTER: z.string().trim().default(''),
  /** Folder the built site is written to and served from. */
  SITE_DIR: z.string().default('./dist'),
  /** Folder of the posts: tests and measurements build the site with others. */
  BLOG_DIR: z.string().default('./content/blog'),
});

export type BuildEnvironment = z.infer<typeof buildEnvironmentSchema>;

/**
 * Reads the build's settings; an empty value counts as unset.
 * @throws an error that lists every bad variable with what it should be
 */
export function readBuildEnvironment(source: Record<string, string | undefined>): BuildEnvironment {
  const given = Object.fromEntries(
    Object.keys(buildEnvironmentSchema.shape)
      .filter((name) => source[name])
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
