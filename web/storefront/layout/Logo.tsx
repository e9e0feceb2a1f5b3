import { business } from '#contract/business';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './Logo.css';

export const Logo = () => (
  <PageLink to={paths.home()} className={styles.logo}>
    <FigLeaf size={30} />
    <span>{business.name}</span>
  </PageLink>
);
