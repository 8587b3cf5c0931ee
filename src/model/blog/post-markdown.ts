/** A post as one Markdown file, for readers who keep notes and programs that read. */
import { readMarkdown } from '#article/read-markdown.ts';
import { longDate } from '../calendar-day.ts';
import { blog } from '../facts/blog.ts';
import { authors } from '../facts/team.ts';
import { capital } from '../sentence.ts';
import { type Post, postPath } from './post.ts';
import { postArticle } from './post-article.ts';

/** @param site origin that the post's own links are made absolute with */
export async function postMarkdown(post: Post, site: URL): Promise<string> {
  const address = new URL(postPath(post.id), site).href;
  const author = post.writtenBy === undefined ? undefined : authors.get(post.writtenBy);
  const facts = [
    author ? `${author.name} (${author.role}).` : `${blog.author}.`,
    ...(post.date ? [`Published ${longDate(post.date)}.`] : []),
    `${capital(post.category)}, ${post.readTime} min read.`,
    address,
  ];
  const text = readMarkdown(await postArticle(post), address);
  return `${[`# ${post.title}`, post.description, facts.join(' '), text].join('\n\n')}\n`;
}
