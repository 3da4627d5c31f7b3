import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { requestLog } from './request-log.js';

describe('the request log', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const lines: string[] = [];
    const logger = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const app = express().use(requestLog(logger));
    app.get('/members/email/:email', (_request, response) => void response.json({}));
    app.get('/away', (_request, response) => void response.status(503).json({}));
    const answer = await request(app).get(path).set(headers);
    return { answer, lines };
  };

  it('writes one line with the route’s pattern and nothing of the person', async () => {
    const { lines } = await ask('/members/email/loretta@example.com?token=secret', {
      Cookie: 'sessionId=lasso',
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      route: '/members/email/:email',
      statusCode: 200,
    });
    expect(lines[0]).not.toMatch(/loretta|secret|lasso/);
    expect(lines[0]?.match(/"route"/g)).toHaveLength(1);
  });

  it('writes a server’s fault as an error, without a made-up stack', async () => {
    const { lines } = await ask('/away');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, route: '/away', statusCode: 503 });
    expect(lines[0]).not.toContain('stack');
  });

  it('takes over a proxy’s request id when it is harmless', async () => {
    expect((await ask('/away', { 'X-Request-Id': 'abc-123' })).answer.get('X-Request-Id')).toBe('abc-123');
    expect((await ask('/away', { 'X-Request-Id': 'a"b{}' })).answer.get('X-Request-Id')).toMatch(
      /^[\da-f-]{36}$/,
    );
  });
});
