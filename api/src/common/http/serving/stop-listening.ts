import type { Server } from 'node:http';

const SWEEP_MILLISECONDS = 100;

/**
 * Takes no more connections, and ends each open one once what it asked has been answered. A server's own `close` leaves a
 * connection open that was busy just then, and its client can keep it, and with it the process, for ever.
 */
export const stopListening = (server: Server): void => {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  server.once('close', () => clearInterval(sweep));
  server.close();
};
