import './blog-skeleton.css';

/** The shape of the list while its posts are read: bare warp where pictures and words will be. */
export function BlogSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading articles
      </p>
      <section className="blog-head wrap" aria-labelledby="featured-heading">
        <h1 id="featured-heading">Featured Stories</h1>
        <div className="featured grid-12" aria-hidden="true">
          <div className="main">
            <CardSkeleton titleLines={['long', 'medium']} />
          </div>
          <div className="secondary">
            <CardSkeleton titleLines={['long']} />
            <CardSkeleton titleLines={['long']} />
          </div>
        </div>
      </section>
      <section className="sect wrap" aria-labelledby="recent-heading">
        <div className="head">
          <h2 id="recent-heading">Recent Insights</h2>
        </div>
        <div className="recent grid-12" aria-hidden="true">
          <div className="filter">
            <span className="bare-line medium" />
            <span className="bare-line long" />
            <span className="bare-line medium" />
          </div>
          <div className="recent-list">
            <RowSkeletons count={3} />
          </div>
        </div>
      </section>
    </div>
  );
}

function CardSkeleton({ titleLines }: { titleLines: string[] }) {
  return (
    <div className="card-skeleton">
      <span className="bare-block" />
      <span className="bare-line short" />
      {titleLines.map((length) => (
        <span key={length} className={`bare-line title ${length}`} />
      ))}
      <span className="bare-line medium" />
    </div>
  );
}

export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity beyond their place.
    <div key={index} className="card row row-skeleton" aria-hidden="true">
      <span className="bare-block" />
      <span>
        <span className="bare-line short" />
        <span className="bare-line title long" />
        <span className="bare-line medium" />
      </span>
    </div>
  ));
}
