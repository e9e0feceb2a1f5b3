import { BlockList, isIPv6 } from 'node:net';
import { RemoteError } from './remote-error';

/** Lower ports belong to system services; of those only the web's are allowed. */
const firstUnprivilegedPort = 1024;

const webPorts = new Set(['', '80', '443']);

/** Global unicast; other ranges may map to IPv4 addresses. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True for an IPv6 address outside the global unicast range. */
export const isNonGlobalIpv6 = (address: string): boolean =>
  isIPv6(address) && !globalUnicast.check(address, 'ipv6');

/**
 * Allows these protocols only, no credentials, and ports 80, 443 and from 1024. The IP address is checked on
 * connection. Throws a `RemoteError`.
 */
export function parsePermittedUrl(rawUrl: string, protocols: readonly string[], base?: URL): URL {
  if (!URL.canParse(rawUrl, base?.href)) throw new RemoteError('forbidden');
  const url = new URL(rawUrl, base);
  const { protocol, username, password, port, hostname } = url;
  const isPermitted =
    protocols.includes(protocol) &&
    `${username}${password}` === '' &&
    (webPorts.has(port) || Number(port) >= firstUnprivilegedPort) &&
    !isNonGlobalIpv6(hostname.replace(/^\[|\]$/g, ''));
  if (!isPermitted) throw new RemoteError('forbidden');
  return url;
}
