import { DocsBody, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import defaultComponents from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { source } from '@/lib/source';

interface Props {
  params: Promise<{ slug: string }>;
}

export default async function Page({ params }: Props) {
  const page = source.getPage([(await params).slug]);
  if (!page) notFound();
  const Body = page.data.body;
  return (
    <DocsPage toc={page.data.toc}>
      <DocsTitle>{page.data.title}</DocsTitle>
      <DocsBody>
        <Body components={defaultComponents} />
      </DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.getPages().map(({ slugs }) => ({ slug: slugs[0] }));
export const dynamicParams = false;
