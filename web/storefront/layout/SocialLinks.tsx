import { business } from '#contract/business';
import * as styles from './SocialLinks.css';

export const SocialLinks = () => (
  <div className={styles.root}>
    <ul className={styles.social}>
      {Object.entries(business.social).map(([name, url]) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
