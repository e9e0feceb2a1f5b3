import { useLingui } from '@lingui/react/macro';
import type { ProductOption } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { lazyModule } from '../../data/lazy-module';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath, paths } from '../../routing/paths';
import { Share } from '../../ui/icon/icons';
import { toast } from '../../ui/toast/toast-store';
import * as styles from './PurchaseBar.css';

const loadShare = lazyModule(() => import('../wishlist/share'));

interface ShareButtonProps {
  readonly product: Product;
  /** The chosen one, which the link opens. */
  readonly option: ProductOption | undefined;
}

/** Shows the link if the browser can neither share nor copy it. */
export function ShareButton({ product, option }: ShareButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = getProductText(product, 'name', language);

  async function shareProduct(): Promise<void> {
    const size = option && product.options.length > 1 ? option.key : undefined;
    const url =
      location.origin + addBasePath(localizePath(paths.product(product.id, size), language));
    const outcome = await loadShare().then(
      ({ shareLink }) => shareLink({ title: name, url }),
      () => 'unavailable',
    );
    if (outcome === 'copied') toast({ title: t`Link copied`, description: name });
    if (outcome === 'unavailable')
      toast({ title: t`Copy this link to share it`, description: url });
  }

  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={t`Share: ${name}`}
      onClick={() => void shareProduct()}
    >
      <Share size={20} />
    </button>
  );
}
