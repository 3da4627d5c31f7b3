import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The API's own description, made from the decorators on its routes and DTOs. */
export const describeApi = (app: INestApplication): OpenAPIObject =>
  SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Honky-Tonk API')
      .setDescription('Live Music & Events. Errors have one shape: statusCode, code, message, fields.')
      .setVersion('1')
      .addBearerAuth()
      .addCookieAuth('sessionId')
      .build(),
    { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}` },
  );

/** Serves the description at `/api/docs` (pages) and `/api/docs-json`. */
export const setUpDocs = (app: INestApplication): void => {
  SwaggerModule.setup('api/docs', app, () => describeApi(app));
};
