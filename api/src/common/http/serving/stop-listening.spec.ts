import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { followConnections, stopListening } from './stop-listening.js';

const busyServer = async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_request, response) => void asked.push(response)).listen(0, '127.0.0.1');
  // Nothing but the server's own doing ends a connection that is kept.
  server.keepAliveTimeout = 0;
  followConnections(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, resolve).once('error', reject);
    });
  return { server, asked, ask, hangUp: () => agent.destroy() };
};

const untilOneIsAsked = async (asked: readonly ServerResponse[]): Promise<ServerResponse> => {
  for (;;) {
    const response = asked.at(-1);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

describe('a server that stops', () => {
  it('answers what was asked, then ends the connection that would have been kept', async () => {
    const { server, asked, ask, hangUp } = await busyServer();
    const answer = ask();
    const response = await untilOneIsAsked(asked);
    stopListening(server);
    const closed = once(server, 'close');
    response.end('in time');
    expect(await text(await answer)).toBe('in time');
    await closed;
    hangUp();
  });

  it('hangs up on who connected and asks nothing, as browsers do, but not on who waits for an answer', async () => {
    const { server, asked, ask, hangUp } = await busyServer();
    const { port } = server.address() as AddressInfo;
    const quiet = connect({ port, host: '127.0.0.1' });
    await once(quiet, 'connect');
    const answer = ask();
    const response = await untilOneIsAsked(asked);
    const [closed, left] = [once(server, 'close'), once(quiet, 'close')];
    stopListening(server);
    await left;
    response.end('in time');
    expect(await text(await answer)).toBe('in time');
    await closed;
    hangUp();
  });

  it('hangs up on a reader who pauses in the middle of an answer', async () => {
    const { server, asked, ask, hangUp } = await busyServer();
    const answer = ask();
    // More than what the connection itself takes in.
    (await untilOneIsAsked(asked)).end(Buffer.alloc(48 * 1024 * 1024));
    const paused = (await answer).pause().once('error', () => undefined);
    const closed = once(server, 'close');
    stopListening(server, 300);
    await closed;
    expect(paused.complete).toBe(false);
    hangUp();
  });

  it('stops when nobody is there', async () => {
    const { server } = await busyServer();
    const closed = once(server, 'close');
    stopListening(server);
    await closed;
    expect(server.listening).toBe(false);
  });
});
