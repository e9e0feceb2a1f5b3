import { business } from '#contract/business';
import { social } from './SocialLinks.css';

export const SocialLinks = () => (
  <ul className={social}>
    {Object.entries(business.social).map(([name, address]) => (
      <li key={name}>
        <a href={address} target="_blank" rel="noopener">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
