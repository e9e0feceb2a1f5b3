import { type EndpointName, endpoints } from '#contract/index';
import { getSupportedMethods, matchPath } from '../../api/dispatch/route-matching';

const endpointNames = Object.keys(endpoints) as EndpointName[];

interface EndpointMatch {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
}

/** The endpoint that handles a request, with the parameters in its path. */
export function findEndpoint(method: string, pathname: string): EndpointMatch | undefined {
  for (const name of endpointNames) {
    if (!getSupportedMethods(endpoints[name]).includes(method)) continue;
    const params = matchPath(endpoints[name].path, pathname);
    if (params) return { name, params };
  }
  return undefined;
}
