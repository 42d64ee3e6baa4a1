import { lookup as lookupAll } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's in the internet: one's own machine, house, cloud (169.254.169.254), and what leads to them. */
const NETWORKS: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
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
  // Of the sixth version only 2000::/3 is public, less what carries addresses of the fourth in it.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
];

// Apart: a list takes an address of the fourth version for one of the sixth that carries it.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of NETWORKS) blocked[network[2]].addSubnet(...network);

/** Whether an address is not one of the public internet. */
export function isPrivate(address: string): boolean {
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version === 0 || blocked[family].check(address, family);
}

/** An address that is not called. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

type Resolve = typeof lookupAll;

/**
 * Resolves a name for one connection and gives the address that it then goes to, so that the name cannot mean another one after
 * it was looked at. A name with a private address among its own is refused.
 */
export function createPublicLookup(resolve: Resolve = lookupAll): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true, family: options.family ?? 0 }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => isPrivate(address)))
        return done(new AddressRefused(`${host} is not in the public internet`), '', 0);
      if (options.all) done(null, [first]);
      else done(null, first.address, first.family);
    });
  };
}
