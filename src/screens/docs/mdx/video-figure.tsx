import { Video } from '#components/video/video.tsx';
import { films } from '#content/data/videos.ts';
import styles from './video-figure.module.css';

/** A film of `content/data/videos.ts` on a page: poster and label first, the player on a press. */
export function VideoFigure({ film, label }: { film: keyof typeof films; label?: string }) {
  const shown = films[film];
  if (!shown) {
    throw new Error(
      `A page in content/docs shows the film "${film}", which content/data/videos.ts does not have. Use one of ${Object.keys(films).join(', ')}.`,
    );
  }
  return <Video film={shown} className={styles.film} {...(label && { label })} />;
}
