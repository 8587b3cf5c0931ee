/** Describes articles and documentation, and their place in the site, in the terms of schema.org. */
import type { BlogPosting, BreadcrumbList, Person, TechArticle } from 'schema-dts';
import { type Post, postPath } from '../blog/post.ts';
import { categoryPath, LIST_PATH } from '../blog/post-list.ts';
import { type DocsPage, docsPath, fullTitle, HOME_ID, parentOf } from '../docs/docs-pages.ts';
import { blog } from '../facts/blog.ts';
import { site } from '../facts/site.ts';
import { type Author, authors } from '../facts/team.ts';
import { sharePicturePath } from '../page-address.ts';
import { capital } from '../sentence.ts';
import { type Address, companyReference } from './structured-data.ts';

export interface Step {
  name: string;
  path: string;
}

/** The way to a page from above, the page itself last. */
export function breadcrumbs(address: Address, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

export function stepsToCategory(category: string): Step[] {
  return [
    { name: blog.title, path: LIST_PATH },
    { name: capital(category), path: categoryPath(category) },
  ];
}

export function stepsToPost({ id, title, category }: Pick<Post, 'id' | 'title' | 'category'>): Step[] {
  return [...stepsToCategory(category), { name: title, path: postPath(id) }];
}

export function stepsToDocsPage(page: DocsPage, pages: readonly DocsPage[]): Step[] {
  const home = { name: 'Docs', path: docsPath(HOME_ID) };
  if (page.id === HOME_ID) return [home];
  const parent = parentOf(page, pages);
  return [
    home,
    ...[parent, page].flatMap((step) => (step ? [{ name: step.navTitle, path: step.path }] : [])),
  ];
}

function person(address: Address, { name, role }: Author): Person {
  return { '@type': 'Person', name, jobTitle: role, url: address('/about') };
}

/** A post without a date has none here either: the day of reading is not when it was published. */
export function blogPosting(address: Address, post: Post): BlogPosting {
  const path = postPath(post.id);
  const author = post.writtenBy === undefined ? undefined : authors.get(post.writtenBy);
  return {
    '@type': 'BlogPosting',
    '@id': address(`${path}#article`),
    headline: post.title,
    description: post.description,
    url: address(path),
    image: address(sharePicturePath(path)),
    articleSection: capital(post.category),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: site.language,
    author: author ? person(address, author) : companyReference(address),
    publisher: companyReference(address),
    isPartOf: { '@type': 'Blog', name: `${site.name}: ${blog.title}`, url: address(LIST_PATH) },
    ...(post.date !== undefined && {
      datePublished: post.date,
      dateModified: post.revised ?? post.date,
    }),
  };
}

export function techArticle(address: Address, page: DocsPage): TechArticle {
  return {
    '@type': 'TechArticle',
    '@id': address(`${page.path}#article`),
    headline: fullTitle(page),
    description: page.description,
    url: address(page.path),
    image: address(sharePicturePath(page.path)),
    inLanguage: site.language,
    datePublished: page.published,
    ...(page.updated !== undefined && { dateModified: page.updated }),
    author: page.authors.map((author) => person(address, author)),
    publisher: companyReference(address),
  };
}
