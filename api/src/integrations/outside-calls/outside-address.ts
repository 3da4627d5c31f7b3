import { isIP, type LookupFunction } from 'node:net';
import type { HostAddress } from './host-names.js';
import { isPublicAddress } from './public-network.js';

/** Why the server does not call an address; the words are fit to show a person. */
export class RefusedAddress extends Error {}

const REFUSALS = {
  malformed: 'This is no web address. It begins with https://',
  'not-https': 'The address must begin with https://',
  credentials: 'The address may have no user name and no password in it.',
  unknown: 'Nobody knows this address. Is it spelt right?',
  'own-network': 'This address lies in the venue’s own network, where nothing is sent.',
} as const;

export const refusedAddress = (why: keyof typeof REFUSALS): RefusedAddress =>
  new RefusedAddress(REFUSALS[why]);

/**
 * An address that may be called, as far as its letters say.
 * @param ownNetwork also one of the venue's own network, and without TLS
 * @throws RefusedAddress
 */
export const readOutsideAddress = (text: string, ownNetwork: boolean): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw refusedAddress('malformed');
  if (url.username !== '' || url.password !== '') throw refusedAddress('credentials');
  if (url.protocol === 'http:' && !ownNetwork) throw refusedAddress('not-https');
  return url;
};

/** The machine of an address: a name, or an IP address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** An address that is an IP address itself; undefined for a name, which must be looked up. */
export const literalAddress = (host: string): HostAddress[] | undefined => {
  const family = isIP(host);
  return family === 0 ? undefined : [{ address: host, family }];
};

/**
 * All of them must be public: a name that means the internet and the venue's own network at once is a trick.
 * @throws RefusedAddress
 */
export const checkAddresses = (addresses: readonly HostAddress[]): void => {
  if (addresses.length === 0) throw refusedAddress('unknown');
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw refusedAddress('own-network');
};

/** Leads every connection to the addresses that were checked, whatever the name means by then. */
export const pinnedLookup = (addresses: readonly HostAddress[]): LookupFunction => {
  const [first] = addresses;
  return (_host, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
};
