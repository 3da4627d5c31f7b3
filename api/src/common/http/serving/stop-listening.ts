import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_MILLISECONDS = 100;

/** A client that connected just before gets so long to ask. */
const ASKING_MILLISECONDS = 1_000;

/** Docker kills the process 40 s after it says stop: the rest of the shutdown needs some of them. */
const ANSWERING_MILLISECONDS = 25_000;

/** The open connections of each server that have asked nothing yet. */
const silent = new WeakMap<Server, Set<Socket>>();

/** Follows which connections have asked something, for `stopListening`. To be called before the server listens. */
export const followConnections = (server: Server): void => {
  const sockets = new Set<Socket>();
  silent.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => sockets.delete(socket));
};

/**
 * Takes no more connections, and ends each open one once what it asked has been answered. A server's own `close` leaves a
 * connection open that was busy just then, or that a browser opened for later and asked nothing on: its client can keep it,
 * and with it the process, for ever. So can the reader of an answer who pauses.
 * @param longest in milliseconds, after which it hangs up on who is still there
 */
export const stopListening = (server: Server, longest = ANSWERING_MILLISECONDS): void => {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const hangUp = setInterval(
    () => silent.get(server)?.forEach((socket) => socket.destroy()),
    ASKING_MILLISECONDS,
  );
  const end = setTimeout(() => server.closeAllConnections(), longest);
  server.once('close', () => {
    clearTimeout(end);
    clearInterval(sweep);
    clearInterval(hangUp);
  });
  server.close();
};
