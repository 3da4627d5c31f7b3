import ipaddr from 'ipaddr.js';

/** What is given out on the internet of today (IANA, RFC 4291 §2.4); the rest of IPv6 stands for other networks, or for none. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address on the internet. Not for one of the venue's own network or machine, nor for one that leads there by a
 * detour: private, loopback, link-local (169.254.169.254 tells a cloud machine's secrets), shared (CGNAT), multicast, reserved, and
 * those of IPv6 that have one of IPv4 within.
 * @param address without brackets
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 ? isWhole(address) : parsed.match(GLOBAL_UNICAST);
};

/** `127.1` and the like are read differently by different programs. */
const isWhole = (address: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(address);
