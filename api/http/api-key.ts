import { endpoints } from '#contract/index';
import type { ShopContext } from './state';

const endpointList = Object.values(endpoints);

/** Images lie on disk; they are not kept in memory as well. */
const imagePrefixes = endpointList
  .filter(({ response }) => response === 'image')
  .map(({ path }) => path.replace(/:.*$/, ''));

const pathsWithQuery = new Set<string>(
  endpointList.filter((endpoint) => 'query' in endpoint).map(({ path }) => path),
);

/** Names the JSON an API address asks for; a query nobody reads makes no difference. */
export function apiKey({ url, protocol }: ShopContext): string | undefined {
  if (imagePrefixes.some((prefix) => url.startsWith(prefix))) return undefined;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  return `${protocol} ${pathsWithQuery.has(path) ? url : path}`;
}
