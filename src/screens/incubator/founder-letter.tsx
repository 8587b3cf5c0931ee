import { founderLetter } from '#content/data/incubator.ts';
import './founder-letter.css';

export function FounderLetter() {
  const { heading, paragraphs, signature, author } = founderLetter;
  return (
    <section className="sect wrap" aria-labelledby="letter-heading">
      <div className="grid-12 head founder-letter">
        <div className="founder-letter-author">
          <img src={author.image} alt="" width="330" height="412" loading="lazy" decoding="async" />
          <p className="note">
            <b>{author.name}</b>
            <br />
            {author.title}
          </p>
        </div>
        <div className="founder-letter-text">
          <h2 id="letter-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="founder-letter-signature">{signature}</p>
        </div>
      </div>
    </section>
  );
}
