/**
 * The path of the folder on the host that the site is in, without a slash at its end: empty for a site of its own. Only
 * URLs that the browser sees contain it: links, history, the service worker. Paths in the code, such as those of pages,
 * don't, nor do the API's URLs that are fetched.
 */
export const basePath =
  import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** For a path that starts with a slash; a query or a hash alone is relative to the current page. */
export const addBasePath = (path: string): string =>
  basePath && path.startsWith('/') ? basePath + path : path;

export function removeBasePath(pathname: string): string {
  if (basePath === '' || !`${pathname}/`.startsWith(`${basePath}/`)) return pathname;
  return pathname.slice(basePath.length) || '/';
}
