import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AREAS_KEY, type Area } from './area.js';
import { PublicAnswerInterceptor } from './public-answer.interceptor.js';

/** Keeps what this route answers to visitors as ready bytes until one of these areas changes (design §4 "Speed"). */
export const PublicAnswer = (...areas: Area[]) =>
  applyDecorators(
    SetMetadata(AREAS_KEY, areas),
    UseInterceptors(PublicAnswerInterceptor),
    ApiResponse({ status: 304, description: 'It is as `If-None-Match` knows it.' }),
  );
