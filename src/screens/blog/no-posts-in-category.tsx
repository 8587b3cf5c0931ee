import styles from './no-posts-in-category.module.css';

export function NoPostsInCategory() {
  return (
    <div className={styles.empty}>
      <p>No posts found in this category.</p>
    </div>
  );
}
