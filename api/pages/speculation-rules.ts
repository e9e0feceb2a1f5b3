import { methodNotAllowedError } from '../dispatch/http-error';
import type { AppMiddleware } from '../http/state';

const rulesPath = '/speculation-rules.json';

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

const toSpanishPath = (path: string): string => (path === '/' ? '/es' : `/es${path}`);

/** Any query. */
const patterns = [...pagePaths, ...pagePaths.map(toSpanishPath)].flatMap((path) => [
  path,
  `${path}\\?*`,
]);

/** Links that load documents: all of them before hydration, and later those to the other language. */
const selectors = [
  `html:not([data-ready]) a:not([href^='#'], [target])`,
  `a[hreflang]:not([target])`,
];

/** Prefetches on hover or touch; never prerenders, so no code of a page runs before it is opened. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: patterns }, { selector_matches: selectors }] },
      eagerness: 'moderate',
    },
  ],
});

/** Of pages with links. The content security policy allows no inline rules. */
export const speculationRulesHeader = { 'Speculation-Rules': `"${rulesPath}"` };

/** Serves the rules for the pages' next documents. */
export const speculationRules = (): AppMiddleware => async (ctx, next) => {
  if (ctx.path !== rulesPath) return next();
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowedError(['GET', 'HEAD']);
  ctx.type = 'application/speculationrules+json';
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.body = rules;
};
