import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ConsoleLogger,
  Controller,
  Get,
  Inject,
  Logger,
  Module,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DomainError } from '#src/common/errors/domain-error.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { singleUpload } from './single-upload.js';

const upload = singleUpload({
  field: 'photo',
  maxBytes: 1000,
  texts: [],
  tooLarge: () => new DomainError('too-large', 'spec.too-large', 'Too large'),
});

@Controller()
class DoorController {
  constructor(@Inject(IncomingDirectory) private readonly incoming: IncomingDirectory) {}

  /** While it works the disk breaks: where the directory was is a file, so nothing in it can be removed. */
  @Post('upload')
  @UseInterceptors(upload)
  async upload(): Promise<string> {
    await rm(this.incoming.path, { recursive: true });
    await writeFile(this.incoming.path, '');
    return 'kept';
  }

  @Get()
  find(): string {
    return 'howdy';
  }
}

describe('singleUpload', () => {
  let app: NestExpressApplication;
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'single-upload-'));
    const incoming = new IncomingDirectory(directory);
    @Module({
      controllers: [DoorController],
      providers: [{ provide: IncomingDirectory, useValue: incoming }],
    })
    class DoorModule {}
    app = await NestFactory.create<NestExpressApplication>(DoorModule, { logger: false });
    await app.listen(0, '127.0.0.1');
  });
  afterEach(async () => {
    await app.close();
    Logger.overrideLogger(new ConsoleLogger());
    await rm(directory, { recursive: true });
  });

  it('stays up when a received file cannot be removed, and says so in the log', async () => {
    const warnings: unknown[] = [];
    app.useLogger({ log() {}, error() {}, warn: (entry: unknown) => void warnings.push(entry) });

    const answer = await request(app.getHttpServer())
      .post('/upload')
      .attach('photo', Buffer.from('x'), 'me.jpg');
    await pause(100);

    expect([answer.status, answer.text]).toEqual([201, 'kept']);
    expect(warnings).toEqual([{ err: expect.objectContaining({ code: expect.any(String) }) }]);
    expect((await request(app.getHttpServer()).get('/')).text).toBe('howdy');
  });
});
