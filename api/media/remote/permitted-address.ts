import { BlockList, isIPv6 } from 'node:net';
import { RemoteFault } from './remote-fault';

/** Where ports for everybody begin; under it lie the machine's own services, of which two are the web's. */
const firstFreePort = 1024;

const webPorts = new Set(['', '80', '443']);

/** The only part of IPv6 that is given out; what lies outside may mean an IPv4 address. */
const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is of a kind nobody on the internet has. */
export const isUnassigned = (address: string): boolean =>
  isIPv6(address) && !assigned.check(address, 'ipv6');

/**
 * An address as it may be asked: one of these protocols, no user name or password, port 80, 443 or from 1024.
 * Which machine it names is judged when it is connected to. Throws a `RemoteFault`.
 */
export function permittedAddress(written: string, protocols: readonly string[], base?: URL): URL {
  if (!URL.canParse(written, base?.href)) throw new RemoteFault('forbidden');
  const address = new URL(written, base);
  const { protocol, username, password, port, hostname } = address;
  const isPermitted =
    protocols.includes(protocol) &&
    `${username}${password}` === '' &&
    (webPorts.has(port) || Number(port) >= firstFreePort) &&
    !isUnassigned(hostname.replace(/^\[|\]$/g, ''));
  if (!isPermitted) throw new RemoteFault('forbidden');
  return address;
}
