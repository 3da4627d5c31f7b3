import { Server } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Settings } from '#src/config/settings.js';

/** Addresses that mean "all of mine", which nobody can open. */
const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

/**
 * Where people reach the venue, for links in messages: `PUBLIC_URL`, else where this process listens. Never what a
 * request calls us: anyone who asks for a link could then name a host of their own.
 */
@Injectable()
export class PublicAddress {
  constructor(
    private readonly settings: Settings,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** @param path from the first slash on */
  link(path: string): string {
    return `${this.settings.publicUrl ?? this.own()}${path}`;
  }

  /** Where this process itself can be asked. */
  own(): string {
    const { host, port } = this.settings;
    const server: unknown = this.adapter.httpAdapter.getHttpServer();
    return `http://${hostInUrl(host)}:${portOf(server) ?? port}`;
  }
}

/** The port that was really taken, which `PORT=0` leaves to the system. */
const portOf = (server: unknown): number | undefined => {
  const address = server instanceof Server ? server.address() : null;
  return typeof address === 'object' ? address?.port : undefined;
};

const hostInUrl = (host: string): string => {
  if (EVERY_INTERFACE.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
