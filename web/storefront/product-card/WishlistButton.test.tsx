import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/product-text';
import { localizePath } from '../../routing/paths';
import { visibleProducts } from '../../testing/demo-data';
import { visitPage } from '../../testing/visit-page';

const texts = { heart: 'Wishlist', added: 'Added to wishlist' };

const [product] = visibleProducts;
const readWishlist = () => JSON.parse(localStorage.getItem('wishlist') ?? '{}').productIds;

describe('<WishlistButton>', () => {
  test('adds the product to the wishlist and removes it without leaving the page', async () => {
    const user = await visitPage(localizePath('/shop', 'en'));
    const name = product && getProductText(product, 'name', 'en');
    const heart = screen.getByRole('button', { name: `${texts.heart}: ${name}` });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toHaveAccessibleName(`${texts.heart}: ${name}`);
    expect(readWishlist()).toEqual([product?.id]);
    expect(await screen.findByText(texts.added)).toBeInTheDocument();
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(readWishlist()).toEqual([]);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  });
});
