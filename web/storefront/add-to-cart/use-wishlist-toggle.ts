import { useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { paths } from '../../routing/paths';
import { addToWishlist, removeFromWishlist, useWishlist } from '../wishlist/wishlist';
import { type AnalyticsProduct, toAnalyticsProduct } from './analytics-product';
import { useSavedToast } from './use-saved-toast';

export function useWishlistToggle(product: AnalyticsProduct) {
  const { t } = useLingui();
  const language = useLanguage();
  const showSavedToast = useSavedToast();
  const isWishlisted = useWishlist().includes(product.id);
  const name = getProductText(product, 'name', language);
  const page = paths.wishlist();

  function add(): void {
    const isSaved = addToWishlist(product.id);
    showSavedToast(
      { title: t`Added to wishlist`, description: t`${name} added to your wishlist`, page },
      isSaved,
    );
    track('add_to_wishlist', toAnalyticsProduct(product, language));
  }

  function remove(): void {
    const isSaved = removeFromWishlist(product.id);
    const title = t`Removed from wishlist`;
    showSavedToast({ title, description: t`${name} is no longer on your wishlist`, page }, isSaved);
  }

  return { isWishlisted, toggleWishlist: isWishlisted ? remove : add };
}
