import { backOfficePage } from '../admin/page';
import { matchPage } from '../routing/match-page';
import { aboutPage } from '../storefront/about/page';
import { cartPage } from '../storefront/cart/page';
import { comparePage } from '../storefront/compare/page';
import { contactPage } from '../storefront/contact/page';
import { faqPage } from '../storefront/faq/page';
import { homePage } from '../storefront/home/page';
import { notFoundPage } from '../storefront/not-found/page';
import { orderStatusPage } from '../storefront/order-status/page';
import { planPage } from '../storefront/plan/page';
import { privacyPage, termsPage } from '../storefront/policies/page';
import { productPage } from '../storefront/product/page';
import { receiptPage } from '../storefront/receipt/page';
import { recipesPage } from '../storefront/recipes/page';
import { restorationPage } from '../storefront/restoration/page';
import { shopPage } from '../storefront/shop/page';
import { shopCategoriesPage } from '../storefront/shop-categories/page';
import { unsubscribePage } from '../storefront/unsubscribe/page';
import { wishlistPage } from '../storefront/wishlist/page';

/** In matching order; the last one matches every other URL. */
export const pages = [
  homePage,
  shopPage,
  shopCategoriesPage,
  productPage,
  comparePage,
  aboutPage,
  contactPage,
  faqPage,
  recipesPage,
  planPage,
  restorationPage,
  termsPage,
  privacyPage,
  cartPage,
  wishlistPage,
  receiptPage,
  unsubscribePage,
  orderStatusPage,
  backOfficePage,
  notFoundPage,
];

export const findPage = (pathname: string, search: string) => matchPage(pages, pathname, search);
