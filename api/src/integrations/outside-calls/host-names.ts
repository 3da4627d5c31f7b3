import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** An IP address, of IPv4 or IPv6. */
export interface HostAddress {
  address: string;
  family: number;
}

/** What names of machines mean, as the system knows it. */
@Injectable()
export class HostNames {
  /** Every address of a name; rejects for one that has none. */
  resolve(host: string): Promise<HostAddress[]> {
    return lookup(host, { all: true, verbatim: true });
  }
}
