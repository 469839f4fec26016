import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet: this machine, private networks, and ways to name them by IPv6. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
] as const;
/** Of IPv6 only what is given to hosts of the internet, without the ranges that wrap an IPv4 address. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const WRAPPING_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const privateNetworks = new BlockList();
for (const [network, prefix, family] of PRIVATE_NETWORKS) privateNetworks.addSubnet(network, prefix, family);
for (const [network, prefix] of WRAPPING_IPV6) privateNetworks.addSubnet(network, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet(...PUBLIC_IPV6, 'ipv6');

/** Whether an IP address belongs to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateNetworks.check(address, 'ipv4');
    case 6:
      return publicIpv6.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The name of a host does not resolve, or resolves to an address that is not public. */
export class NotPublicError extends Error {}

/**
 * Resolves a host for a connection, and fails unless every address is public. The check belongs to the connection: a
 * name that was checked earlier could resolve to another address now.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '');
    const hidden = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (hidden !== undefined || first === undefined) return done(new NotPublicError(`${host} is not public`), '');
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};
