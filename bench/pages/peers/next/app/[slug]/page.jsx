import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import Link from 'next/link';

const slugs = () => readdirSync('content').map((file) => file.replace('.md', ''));

function read(slug) {
  const text = readFileSync(`content/${slug}.md`, 'utf8');
  const [, title, description, body] = /^---\ntitle: (.+)\ndescription: (.+)\n---\n([\s\S]*)$/.exec(text);
  return { title: JSON.parse(title), description: JSON.parse(description), body };
}

export const generateStaticParams = () => slugs().map((slug) => ({ slug }));
export const dynamicParams = false;

export async function generateMetadata({ params }) {
  const { title, description } = read((await params).slug);
  return { title, description };
}

export default async function Page({ params }) {
  const { title, body } = read((await params).slug);
  return (
    <>
      <nav>
        {slugs().map((slug) => (
          <Link key={slug} href={`/${slug}`}>
            {slug}
          </Link>
        ))}
      </nav>
      <main>
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this project's own. */}
        <div dangerouslySetInnerHTML={{ __html: marked.parse(body) }} />
      </main>
    </>
  );
}
