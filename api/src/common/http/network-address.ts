import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/**
 * What a throttle counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because one home may use any address
 * in its /64. IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4.
 * @param address in any spelling; undefined when the connection has closed already
 */
export const networkOf = (address = ''): string => {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  // The library takes `::192.0.2.7`, which is an IPv6 address (RFC 4291 §2.5.5.1), for one that was IPv4.
  const parsed = ipaddr.IPv6.parse(bare.replace(/^::(?=\d+\.)/, '0::'));
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
};

/** The caller's address, as `networkOf` writes it. */
export const NetworkAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<Request>().ip),
);
