import { lookup as lookUp } from 'node:dns';
import type { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isNonGlobalIpv6 } from './permitted-url';
import { RemoteError } from './remote-error';

export interface AgentOptions {
  /** Non-public IP addresses to allow. */
  readonly allow?: readonly string[];
  readonly lookup?: LookupFunction;
}

/** Connects to public IP addresses only; checks them after DNS resolution (DNS rebinding). */
export function createPublicAgent(
  protocol: string,
  { allow = [], lookup = lookUp }: AgentOptions,
): Agent {
  const PublicAgent =
    protocol === 'https:' ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  return new PublicAgent({ allowIPAddressList: [...allow], lookup: rejectNonGlobalIpv6(lookup) });
}

/** request-filtering-agent treats an IPv4 address written as `::127.0.0.1` as public. */
const rejectNonGlobalIpv6 =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, callback) =>
    lookup(name, options, (error, address, family) => {
      const addresses = [address]
        .flat()
        .map((one) => (typeof one === 'string' ? one : one?.address));
      const isForbidden =
        !error && addresses.some((one) => one !== undefined && isNonGlobalIpv6(one));
      callback(isForbidden ? new RemoteError('forbidden') : error, address, family);
    });
