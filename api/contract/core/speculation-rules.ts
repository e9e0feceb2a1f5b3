/** Nothing that shows what is on the device, needs a key or signs someone in. */
const pagePaths = [
  '/',
  '/shop',
  '/shop-categories',
  '/product/*',
  '/compare',
  '/about',
  '/contact',
  '/faq',
  '/recipes',
  '/restoration',
  '/plan',
  '/terms',
  '/privacy',
];

/** In both languages, with any query. */
const hrefPatterns = pagePaths.map((path) => ({
  pathname: path === '/' ? '/{es}?' : `{/es}?${path}`,
}));

/** Links that load documents: all of them before hydration, and later those to the other language. */
const selectors = [
  `html:not([data-ready]) a:not([href^='#'], [target])`,
  `a[hreflang]:not([target])`,
];

/**
 * Of server-rendered pages: prefetches on hover or touch; never prerenders, so no code of a page runs before it is
 * opened. Their content security policy allows exactly this text.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: hrefPatterns }, { selector_matches: selectors }] },
      eagerness: 'moderate',
    },
  ],
});
