/** Names of this machine, where a developer's shop may be open too. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The URL of the same page at a name of this machine that only the workshop uses, or undefined if the page is at none
 * of the others. A screen's story replaces what its origin has stored: the cart, forms, orders, the mocks' database, and
 * cookies, which don't depend on the port. https://www.rfc-editor.org/rfc/rfc6761#section-6.3: names under `localhost`
 * are this machine.
 */
export function findOwnOriginUrl({ href }: Pick<Location, 'href'>): string | undefined {
  const url = new URL(href);
  if (!localNames.includes(url.hostname)) return undefined;
  url.hostname = 'workshop.localhost';
  return url.href;
}
