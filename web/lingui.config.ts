import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const sharedFolders = ['app', 'routing', 'storefront', 'ui', 'seo', 'data', 'offline', 'outbox'];

/** Each storefront page has its own translations, loaded together with the page. */
const pageFolders = readdirSync(new URL('./storefront', import.meta.url), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && isPage(folder.name))
  .map(({ name }) => name);

interface PartialTexts {
  readonly pages: readonly string[];
  readonly paths: readonly string[];
}

interface LazyTexts {
  readonly name: string;
  readonly paths: readonly string[];
}

/**
 * Texts of components that pages load later, as `lazyTranslatedComponent` and `hydrateLater`; not in the page's
 * translations.
 */
const lazyTexts: readonly LazyTexts[] = [
  {
    name: 'footer',
    paths: ['Footer.tsx', 'OpeningHours.tsx', 'PaymentCards.tsx', 'SocialLinks.tsx']
      .map((file) => `storefront/layout/${file}`)
      .concat('ui/theme-switch'),
  },
  {
    name: 'home-sections',
    paths: [
      'CustomEvents.tsx',
      'DeliveryAreas.tsx',
      'FeaturedProducts.tsx',
      'SeasonalCollection.tsx',
      'Testimonials.tsx',
      'testimonials.ts',
      'use-custom-event-contact-url.ts',
      'newsletter',
    ].map((file) => `storefront/home/${file}`),
  },
  {
    name: 'product-facts',
    paths: [
      'FactSpecs.tsx',
      'ProductQuestions.tsx',
      'RecipeLink.tsx',
      'RelatedProducts.tsx',
      'Specs.tsx',
      'use-fact-texts.ts',
    ].map((file) => `storefront/product/${file}`),
  },
  {
    name: 'cart-contents',
    paths: ['storefront/cart/contents', 'storefront/cart/order-request'],
  },
  { name: 'product-spots', paths: ['storefront/product/spots'] },
  { name: 'restock', paths: ['storefront/product/restock'] },
  {
    name: 'search',
    paths: ['ProductSearchField.tsx', 'SearchDialog.tsx', 'SearchResults.tsx'].map(
      (file) => `storefront/search/${file}`,
    ),
  },
  { name: 'outbox', paths: ['outbox/outcome-toast.ts'] },
  {
    name: 'offline',
    paths: ['install', 'prefetch-catalog.ts', 'update'].map((path) => `offline/${path}`),
  },
  { name: 'event-inquiry', paths: ['storefront/event-inquiry'] },
  { name: 'event', paths: ['storefront/event'] },
  { name: 'shop-filters', paths: ['storefront/shop/filters'] },
];

/** Texts that only some pages need; they are not in the shared translations, which every first visit loads. */
const partialTexts: readonly PartialTexts[] = [
  {
    pages: ['cart-contents', 'contact', 'event-inquiry', 'restoration'],
    paths: [
      'ContactFields.tsx',
      'PrivacyNote.tsx',
      'SubmissionForm.tsx',
      'use-edited-submission.ts',
      'use-submission-form.ts',
    ].map((name) => `storefront/forms/${name}`),
  },
  {
    pages: ['home-sections', 'cart-contents', 'contact', 'event-inquiry', 'restock', 'restoration'],
    paths: ['Honeypot.tsx', 'NoScriptNotice.tsx', 'QueuedNotice.tsx', 'queued-toast.ts'].map(
      (name) => `storefront/forms/${name}`,
    ),
  },
  {
    pages: ['compare', 'product', 'wishlist'],
    paths: ['storefront/add-to-cart/use-add-to-cart.ts'],
  },
  {
    pages: ['home-sections', 'product', 'shop', 'wishlist'],
    paths: ['storefront/add-to-cart/use-wishlist-toggle.ts'],
  },
  {
    pages: ['compare', 'home-sections', 'plan', 'product', 'shop', 'wishlist'],
    paths: ['storefront/add-to-cart/use-saved-toast.ts'],
  },
  { pages: ['event-inquiry', 'restoration'], paths: ['storefront/forms/photo-field'] },
  { pages: ['cart-contents', 'product'], paths: ['storefront/quantity-stepper'] },
  { pages: ['home-sections', 'shop-categories'], paths: ['storefront/category-cards'] },
  { pages: ['restoration'], paths: ['ui/before-after'] },
  { pages: ['cart-contents', 'wishlist'], paths: ['storefront/undoable-list'] },
  { pages: ['order-status', 'receipt'], paths: ['storefront/order-sheet'] },
  { pages: ['event'], paths: ['storefront/cart/order-request/use-date-error.ts'] },
  { pages: ['product-facts'], paths: ['storefront/faq/question-titles.ts'] },
  {
    pages: ['compare'],
    paths: ['use-serving-size.ts', 'use-storage-advice.ts'].map(
      (name) => `storefront/product/${name}`,
    ),
  },
  { pages: ['cart', 'back-office'], paths: ['ui/error-boundary'] },
];

const listPartialPaths = (page: string): string[] =>
  partialTexts.flatMap(({ pages, paths }) => (pages.includes(page) ? paths : []));

/** A folder without its ending would also match the folder's name at the beginning of another. */
const excludePath = (path: string): string => (/\.tsx?$/.test(path) ? path : `${path}/**`);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    buildCatalog('storefront', sharedFolders, [
      ...pageFolders.map((name) => `storefront/${name}/**`),
      ...[...partialTexts, ...lazyTexts].flatMap(({ paths }) => paths.map(excludePath)),
    ]),
    ...pageFolders.map((name) =>
      buildCatalog(
        name,
        [`storefront/${name}`, ...listPartialPaths(name)],
        lazyTexts.flatMap(({ paths }) => paths.map(excludePath)),
      ),
    ),
    ...lazyTexts.map(({ name, paths }) =>
      buildCatalog(name, [...paths, ...listPartialPaths(name)]),
    ),
    buildCatalog('back-office', ['admin', 'media', ...listPartialPaths('back-office')]),
  ],
  format: formatter({ lineNumbers: false }),
});

function buildCatalog(
  name: string,
  paths: readonly string[],
  excludedPaths: readonly string[] = [],
) {
  return {
    path: `<rootDir>/i18n/translations/${name}/{locale}`,
    include: paths.map((path) => `<rootDir>/${path}`),
    exclude: ['**/*.test.*', '**/*.stories.*', ...excludedPaths.map((path) => `<rootDir>/${path}`)],
  };
}

function isPage(folder: string): boolean {
  return existsSync(new URL(`./storefront/${folder}/page.ts`, import.meta.url));
}
