import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Whom a throttle counts as one caller: an IPv4 address, or of an IPv6 address its /64, within which one household has any
 * number of addresses. IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4.
 * @param address in any spelling; undefined of a connection that is gone already
 */
export const networkOf = (address = ''): string => {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  return mappedIn(groups) ?? `${groups.slice(0, GROUPS_OF_NETWORK).map(toHex).join(':')}::/64`;
};

/** `networkOf` whoever sends the request. */
export const NetworkAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<Request>().ip),
);

/** The parser of web addresses knows all spellings, and has one of its own. */
const groupsOf = (address: string): number[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [front = [], back = []] = hostname.slice(1, -1).split('::').map(toNumbers);
  return [...front, ...Array<number>(GROUPS - front.length - back.length).fill(0), ...back];
};

const toNumbers = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));

const mappedIn = (groups: number[]): string | undefined => {
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 6).map(toHex).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
};

const toHex = (group: number): string => group.toString(16);
