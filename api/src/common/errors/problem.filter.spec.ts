import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ProblemFilter } from './problem.filter.js';

@Controller()
class DiskController {
  @Get(':code')
  read(@Param('code') code: string): never {
    throw Object.assign(new Error(`${code}: the disk says`), { code, syscall: 'open' });
  }
}

@Module({ controllers: [DiskController] })
class DiskModule {}

describe('ProblemFilter', () => {
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(DiskModule, { logger: false });
    app.useGlobalFilters(new ProblemFilter());
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  it.each([
    ['ENOSPC', 507, 'server.storage-full'],
    ['EDQUOT', 507, 'server.storage-full'],
    ['EMFILE', 503, 'server.unavailable'],
    ['ENFILE', 503, 'server.unavailable'],
    ['EROFS', 503, 'server.unavailable'],
    ['EIO', 503, 'server.unavailable'],
    ['ENOENT', 500, 'server.error'],
  ])('answers %s of the disk with %i', async (code, status, problem) => {
    const answer = await request(app.getHttpServer()).get(`/${code}`);

    expect([answer.status, answer.body.code]).toEqual([status, problem]);
    expect(answer.headers['retry-after'] !== undefined).toBe(status === 503);
  });
});
