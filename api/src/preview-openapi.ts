import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { parseSettings } from '#src/config/settings.js';
import { setApiPrefix } from './api-prefix.js';
import { AppModule } from './app.module.js';
import { describeApi } from './openapi.js';

/** The API's description without a start: in preview mode Nest only looks at the classes, and opens no database. */
export const previewOpenApi = async (): Promise<OpenAPIObject> => {
  const settings = parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://preview' });
  const app = await NestFactory.create(AppModule.forRoot(settings, 'postgres://preview'), {
    preview: true,
    logger: false,
  });
  setApiPrefix(app);
  return describeApi(app);
};
