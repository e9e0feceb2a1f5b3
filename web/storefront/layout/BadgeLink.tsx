import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../routing/PageLink';
import { parseLocale, paths } from '../../routing/paths';
import { Heart, type Icon, ShoppingBasket } from '../../ui/icon/icons';
import { useCart } from '../cart/cart';
import { useWishlist } from '../wishlist/wishlist';
import * as styles from './Header.css';

/** Larger counts are displayed as "99+". */
const maxCount = 99;

interface BadgeLinkProps {
  readonly to: string;
  /** Includes the count. */
  readonly label: string;
  readonly count: number;
  readonly icon: Icon;
}

function BadgeLink({ to, label, count, icon: Icon }: BadgeLinkProps) {
  const { path } = parseLocale(useLocation().pathname);
  return (
    <PageLink
      to={to}
      className={styles.tool}
      aria-label={label}
      aria-current={path === to ? 'page' : undefined}
    >
      <Icon />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > maxCount ? `${maxCount}+` : count}
        </span>
      )}
    </PageLink>
  );
}

export function CartLink() {
  const { t } = useLingui();
  const count = useCart().reduce((sum, { quantity }) => sum + quantity, 0);
  const label =
    count === 0 ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`;
  return <BadgeLink to={paths.cart()} label={label} count={count} icon={ShoppingBasket} />;
}

export function WishlistLink() {
  const { t } = useLingui();
  const count = useWishlist().length;
  const label =
    count === 0
      ? t`Wishlist`
      : t`Wishlist, ${plural(count, { one: '# product', other: '# products' })}`;
  return <BadgeLink to={paths.wishlist()} label={label} count={count} icon={Heart} />;
}
