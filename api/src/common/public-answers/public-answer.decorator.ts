import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { AREAS_KEY, type Area, TEXT_TYPE_KEY } from './area.js';
import { PublicAnswerInterceptor } from './public-answer.interceptor.js';

/** Keeps what this route answers to visitors as ready bytes until one of these areas changes (design §4 "Speed"). */
export const PublicAnswer = (...areas: Area[]) =>
  applyDecorators(
    SetMetadata(AREAS_KEY, areas),
    UseInterceptors(PublicAnswerInterceptor),
    ApiResponse({ status: 304, description: 'It is as `If-None-Match` knows it.' }),
  );

/**
 * The same for a route that answers a text, and the same text to everybody.
 * @param mediaType without its `charset`, e.g. `text/calendar`; the text is UTF-8
 */
export const PublicText = (mediaType: string, ...areas: Area[]) =>
  applyDecorators(
    SetMetadata(TEXT_TYPE_KEY, `${mediaType}; charset=utf-8`),
    PublicAnswer(...areas),
    ApiProduces(mediaType),
    ApiOkResponse({ schema: { type: 'string' } }),
  );
