import { lookup as lookUp } from 'node:dns';
import type { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isUnassigned } from './permitted-url';
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
  return new PublicAgent({ allowIPAddressList: [...allow], lookup: rejectUnassigned(lookup) });
}

/** request-filtering-agent treats an IPv4 address written as `::127.0.0.1` as public. */
const rejectUnassigned =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, callback) =>
    lookup(name, options, (error, address, family) => {
      const addresses = [address]
        .flat()
        .map((one) => (typeof one === 'string' ? one : one?.address));
      const isForbidden = !error && addresses.some((one) => one !== undefined && isUnassigned(one));
      callback(isForbidden ? new RemoteError('forbidden') : error, address, family);
    });
