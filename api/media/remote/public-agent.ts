import { lookup as lookUp } from 'node:dns';
import type { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isUnassigned } from './permitted-address';
import { RemoteFault } from './remote-fault';

/** What decides which machines may be connected to. */
export interface Reach {
  /** IP addresses that are connected to although they are not public. */
  readonly allow?: readonly string[];
  readonly lookup?: LookupFunction;
}

/** Connects to public machines only, whatever they are called: the address is judged after it was looked up. */
export function publicAgent(protocol: string, { allow = [], lookup = lookUp }: Reach): Agent {
  const PublicAgent =
    protocol === 'https:' ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  return new PublicAgent({ allowIPAddressList: [...allow], lookup: assignedOnly(lookup) });
}

/** The agent takes an IPv4 address that is written as `::127.0.0.1` for a public one. */
const assignedOnly =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, found) =>
    lookup(name, options, (fault, address, family) => {
      const addresses = [address]
        .flat()
        .map((one) => (typeof one === 'string' ? one : one?.address));
      const isRefused = !fault && addresses.some((one) => one !== undefined && isUnassigned(one));
      found(isRefused ? new RemoteFault('forbidden') : fault, address, family);
    });
