/** Days as `YYYY-MM-DD`: what the script of every page knows of them. */

/** The visitor's day in a browser, the build machine's during a build. */
export function today() {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2026-11-21` is "November 21, 2026". */
export const longDate = (day: string) =>
  startOf(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
