import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const GIVEN_ID = /^[\w-]{1,64}$/;

/** The proxy's request id when it is harmless, else our own. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();

/** The route's pattern, never the address itself: addresses carry e-mails and tokens. */
const routeOf = (request: Request): string => {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '-';
};

/** Known only once the request is answered. */
const facts = (request: Request, response: Response): object => ({
  method: request.method,
  route: routeOf(request),
  statusCode: response.statusCode,
});

type Timed = { responseTime: number };

/** One line a request: id, method, route pattern, status, milliseconds. Nothing of the person (style 21). */
export const requestLog = (logger: Logger) =>
  pinoHttp<Request, Response>({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request.headers['x-request-id']);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customSuccessObject: (request, response, { responseTime }: Timed) => ({
      ...facts(request, response),
      responseTime,
    }),
    customErrorObject: (request, response, _error, { responseTime }: Timed) => ({
      ...facts(request, response),
      responseTime,
    }),
    customLogLevel: (_request, response, error) => ((error ?? response.statusCode >= 500) ? 'error' : 'info'),
    customAttributeKeys: { reqId: 'requestId' },
    // A proxy asks twice a second.
    autoLogging: { ignore: ({ url }) => url === '/api/health/live' },
    quietReqLogger: true,
    wrapSerializers: false,
  });
