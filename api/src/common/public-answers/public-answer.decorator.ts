import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { PublicAnswerInterceptor } from './public-answer.interceptor.js';

/** Parts of the database whose changes are announced by its triggers. */
export type Area = 'venue' | 'event-types' | 'events' | 'artists';

export const AREAS_KEY = 'public-answer-areas';

/** Keeps what this route answers to visitors as ready bytes until one of these areas changes (design §4 "Speed"). */
export const PublicAnswer = (...areas: Area[]) =>
  applyDecorators(SetMetadata(AREAS_KEY, areas), UseInterceptors(PublicAnswerInterceptor));
