import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AREAS_KEY, type Area } from './area.js';
import { PublicAnswerInterceptor } from './public-answer.interceptor.js';

/** Keeps what this route answers to visitors as ready bytes until one of these areas changes (design §4 "Speed"). */
export const PublicAnswer = (...areas: Area[]) =>
  applyDecorators(SetMetadata(AREAS_KEY, areas), UseInterceptors(PublicAnswerInterceptor));
