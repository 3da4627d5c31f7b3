import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How slow a line is. */
interface LineTraits {
  /** Half of the round trip, in milliseconds. */
  oneWayMs: number;
  /** What it carries to the phone in a second, in bits. */
  bitsPerSecond: number;
}

/** A phone's, far from the mast. */
const FAR: LineTraits = { oneWayMs: 75, bitsPerSecond: 1_600_000 };

const PACKET_BYTES = 1_460;

/** A connection's bytes on their way to the phone, in packets. */
interface Download {
  packets: Buffer[];
  deliver: (packet: Buffer) => void;
}

/**
 * A line, of 1.6 Mbit/s and 150 ms unless told, that all connections share, those of a page and of its service worker alike: a browser's
 * own throttling does not reach the worker.
 */
export class SlowLine {
  private readonly sockets = new Set<Socket>();
  private readonly waiting: Download[] = [];
  private isBusy = false;
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
    private readonly traits: LineTraits,
  ) {
    server.on('connection', (phone: Socket) => this.connect(phone));
  }

  /** @param port of the venue */
  static async to(port: number, traits = FAR): Promise<SlowLine> {
    const server = createServer();
    const line = new SlowLine(server, port, traits);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** From now on nothing arrives, files half-way included; `false` mends the line. */
  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) this.hangUp();
  }

  async close(): Promise<void> {
    this.hangUp();
    this.server.close();
    await once(this.server, 'close');
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private connect(phone: Socket): void {
    if (this.isCut) return void phone.destroy();
    const { oneWayMs } = this.traits;
    const venue = connect(this.target, '127.0.0.1');
    for (const socket of [phone, venue]) {
      this.sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        phone.destroy();
        venue.destroy();
      });
    }
    const download: Download = { packets: [], deliver: delayed(phone, oneWayMs) };
    // Shaking hands takes a round trip of its own.
    const upload = delayed(venue, oneWayMs, Date.now() + 2 * oneWayMs);
    phone.on('data', upload);
    venue.on('data', (bytes: Buffer) => this.download(download, bytes));
  }

  private download(download: Download, bytes: Buffer): void {
    if (download.packets.length === 0) this.waiting.push(download);
    for (let start = 0; start < bytes.length; start += PACKET_BYTES)
      download.packets.push(bytes.subarray(start, start + PACKET_BYTES));
    if (!this.isBusy) void this.transmit();
  }

  /** Carries one packet at a time; connections take turns. */
  private async transmit(): Promise<void> {
    this.isBusy = true;
    let freeAt = Date.now();
    for (let download = this.waiting.shift(); download; download = this.waiting.shift()) {
      const packet = download.packets.shift();
      if (!packet) continue;
      freeAt += ((packet.length * 8) / this.traits.bitsPerSecond) * 1_000;
      await until(freeAt);
      download.deliver(packet);
      if (download.packets.length > 0) this.waiting.push(download);
    }
    this.isBusy = false;
  }
}

/** Writes to a socket in order, each piece one way later, and none before the connection stands. */
const delayed = (socket: Socket, oneWayMs: number, standsAt = 0): ((bytes: Buffer) => void) => {
  let last = Promise.resolve();
  return (bytes) => {
    const at = Math.max(Date.now(), standsAt) + oneWayMs;
    last = last.then(() => until(at)).then(() => void socket.write(bytes));
  };
};

/** Resolves at that instant, in epoch milliseconds; at once when it has passed. */
const until = async (instant: number): Promise<void> => {
  const ms = instant - Date.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};
