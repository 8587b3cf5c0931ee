import { existsSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { testimonials } from '#model/facts/home-facts.ts';
import { team } from '#model/facts/team-facts.ts';
import { personSlug } from '#model/person-slug.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import { wovenInitials } from '#weave/woven-initials.ts';

/** A type, because Astro's properties take no interface. */
type Person = { person: string; width: number; height: number };

/** Widths of avatars in CSS pixels: each is a file, because a thread is one pixel. */
const AVATARS = [48, 64, 72, 92];

/** Pictures of everybody on the team or quoted who has no file in `public/pictures` (docs/decisions/013). */
export const getStaticPaths = (() => {
  const names = new Set([...team, ...testimonials].map(({ name }) => name));
  return [...names]
    .flatMap((person) => {
      const slug = personSlug(person);
      const avatars = AVATARS.map((width) => ({
        params: { name: `avatars/${slug}-${width}` },
        props: { person, width, height: Math.round(width * 1.15) },
      }));
      return [
        { params: { name: `portraits/${slug}` }, props: { person, width: 120, height: 150 } },
        ...avatars,
      ];
    })
    .filter(({ params }) => !existsSync(`public/pictures/${params.name}.svg`));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Person> = ({ props: { person, ...size } }) =>
  new Response(wovenInitials(person, size, tokenReader(tokens)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
