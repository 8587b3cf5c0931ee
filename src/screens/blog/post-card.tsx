import { FramedPicture } from '#components/picture/framed-picture.tsx';
import { type PostSummary, postPath } from '#model/blog/post.ts';
import { coverFor } from './cover-variants.ts';
import { PostMeta } from './post-meta.tsx';
import './post-card.css';

const PLACES = {
  main: { className: 'card main', width: 1040, height: 585 },
  card: { className: 'card', width: 520, height: 260 },
  row: { className: 'card row', width: 200, height: 125 },
} as const;

interface PostCardProps {
  post: PostSummary;
  place: keyof typeof PLACES;
  headingLevel: 2 | 3;
  /** Among the first things seen: load its picture at once. */
  isFirst?: boolean;
}

/** One post in a list. The title is the link; its target area is the whole card. */
export function PostCard({ post, place, headingLevel, isFirst = false }: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  const { className, width, height } = PLACES[place];
  return (
    <article className={className}>
      {post.imageUrl && (
        <FramedPicture
          className="card-picture"
          src={coverFor(post.imageUrl, place)}
          alt={post.imageAlt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
      <div className="card-text">
        <PostMeta post={post} />
        <Title className="card-title">
          <a href={postPath(post.id)}>{post.title}</a>
        </Title>
        <p className="card-description">{post.description}</p>
      </div>
    </article>
  );
}
