import { isIPv4, isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** A customer gets at least a /64 network and can use every address in it. */
const IPV6_NETWORK_GROUPS = 4;

/** The last 32 bits may be written as an IPv4 address. */
function hexGroups(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16).toString(16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
  });
}

/** All eight groups of an IPv6 address, in whatever form it is written. */
function ipv6Groups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const head = hexGroups(before);
  if (after === undefined) return head;
  const tail = hexGroups(after);
  return [...head, ...new Array<string>(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail];
}

/** The key for limits by address: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^\[(.*)\]$/, '$1').split('%');
  if (!isIPv6(plain)) return address;
  const groups = ipv6Groups(plain);
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMappedIPv4) return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}
