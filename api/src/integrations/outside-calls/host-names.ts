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
  private readonly running = new Map<string, Promise<HostAddress[]>>();

  /**
   * Every address of a name; rejects for one that has none. A look-up holds one of the process's few threads until the system
   * gives up, long after the caller has: so one look-up of a name serves all who ask meanwhile.
   */
  resolve(host: string): Promise<HostAddress[]> {
    const addresses =
      this.running.get(host) ??
      lookup(host, { all: true, verbatim: true }).finally(() => this.running.delete(host));
    this.running.set(host, addresses);
    return addresses;
  }
}
