import { existsSync, realpathSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import {
  DEADLINES,
  requestDeadlines,
  setServerDeadlines,
} from '#src/common/http/serving/request-deadlines.js';
import { requestLog } from '#src/common/http/logging/request-log.js';
import { followConnections } from '#src/common/http/serving/stop-listening.js';
import { embedPolicy, forOtherSites } from '#src/common/http/serving/embed-policy.js';
import { dataPolicy, permissionsPolicy, securityHeaders } from '#src/common/http/serving/security-headers.js';
import { pagesInTurn } from '#src/common/http/serving/pages-in-turn.js';
import { servePwa } from '#src/common/http/serving/serve-pwa.js';
import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { servePublicAnswers } from '#src/common/public-answers/serve-public-answers.js';
import { Settings } from '#src/config/settings.js';
import { SessionStrategy } from '#src/modules/auth/sessions/session.strategy.js';
import { measureRequests } from '#src/modules/metrics/measure-requests.js';
import { MetricsService } from '#src/modules/metrics/metrics.service.js';
import { serveMetrics } from '#src/modules/metrics/serve-metrics.js';
import { servePages } from '#src/modules/pages/serve-pages.js';
import { setApiPrefix } from './api-prefix.js';
import { setUpDocs } from './openapi.js';

const JSON_LIMIT = '100kb';

/** Not cached unless the route says otherwise (design §5.7): an answer may bring a session's cookie along. */
const neverStore = (_request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/**
 * Everything main AND the tests put on an app, in the order requests meet it.
 * @param pwaDirectory the built PWA, served from the same port
 */
export const setUpApp = (
  app: NestExpressApplication,
  logger: Logger,
  pwaDirectory: string,
  deadlines = DEADLINES,
): void => {
  const { trustProxy, metricsToken } = app.get(Settings);
  const metrics = app.get(MetricsService);
  app.set('trust proxy', trustProxy);
  app.disable('x-powered-by');
  app.set('etag', false);
  if (metricsToken !== undefined) app.use(measureRequests(metrics));
  app.use(pagesInTurn);
  app.use(requestLog(logger));
  app.use(securityHeaders());
  app.use(permissionsPolicy);
  app.use(['/api', '/feeds', '/metrics'], dataPolicy);
  app.use('/embed/events', embedPolicy);
  app.use('/embed.js', forOtherSites);
  app.use(requestDeadlines(deadlines));
  // Before compression, which costs more than all else of a ready answer: these keep their own compressed bytes.
  const sessions = app.get(SessionStrategy);
  app.use(servePublicAnswers(app.get(PublicAnswers), (request) => sessions.validate(request)));
  // Both of one build, also where the link to it is moved meanwhile.
  const build = existsSync(pwaDirectory) ? realpathSync(pwaDirectory) : pwaDirectory;
  app.use(servePages(app, build));
  app.use(compression());
  app.use(['/api', '/metrics', '/manifest.webmanifest'], neverStore);
  if (metricsToken !== undefined) app.use('/metrics', serveMetrics(metrics, metricsToken));
  app.use(servePwa(build));
  app.useBodyParser('json', { limit: JSON_LIMIT });
  setApiPrefix(app);
  setUpDocs(app);
  setServerDeadlines(app.getHttpServer(), deadlines);
  followConnections(app.getHttpServer());
};
