import { businessIdentity } from '#contract/business-identity';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './Logo.css';

export const Logo = () => (
  <PageLink to={paths.home()} className={styles.logo}>
    <FigLeaf size={30} />
    <span>{businessIdentity.name}</span>
  </PageLink>
);
