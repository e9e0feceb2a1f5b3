/**
 * Key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which one subscriber usually controls.
 */
export function getClientNetwork(ip: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [unscoped = ''] = ip.split('%');
  const url = `http://[${unscoped}]`;
  return URL.canParse(url) ? expandIpv6Groups(new URL(url)).slice(0, 4).join(':') : ip;
}

/** All eight groups, with `::` expanded. */
function expandIpv6Groups({ hostname }: URL): string[] {
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
