import type { EndpointName } from '#contract/index';
import { isApiPath } from '../dispatch/route-matching';
import { operatorPaths } from '../http/metrics-endpoint';
import type { ObservedRequest } from '../http/observe-requests';

type RequestKind = 'page' | 'api' | 'image' | 'asset' | 'other';

const imageEndpoints = new Set<EndpointName>(['optimizeImage', 'downloadMediaFile']);

/** Paths are unlimited and can name orders; as a label, a request has one of a few kinds. */
export function getRequestKind({
  path,
  endpoint,
}: Pick<ObservedRequest, 'path' | 'endpoint'>): RequestKind {
  if (endpoint && imageEndpoints.has(endpoint)) return 'image';
  if (endpoint || isApiPath(path)) return 'api';
  if (operatorPaths.has(path)) return 'other';
  // A path with a dot is a file.
  return path.includes('.') ? 'asset' : 'page';
}
