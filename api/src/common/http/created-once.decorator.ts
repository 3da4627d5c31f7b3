import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { map } from 'rxjs';

/** What a command made, or what an earlier call with its key had made. */
export interface Once<Answer> {
  answer: Answer;
  isNew: boolean;
}

/** Answers what the handler gives as `Once`: with 201 when this call made it, else with 200. */
export const CreatedOnce = (answer: Type, repeat = 'A repeat: what the first call made.') =>
  applyDecorators(
    UseInterceptors(onceInterceptor),
    ApiCreatedResponse({ type: answer }),
    ApiOkResponse({ type: answer, description: repeat }),
  );

const onceInterceptor: NestInterceptor<Once<unknown>, unknown> = {
  intercept: (context, next) =>
    next.handle().pipe(
      map(({ answer, isNew }) => {
        context
          .switchToHttp()
          .getResponse<Response>()
          .status(isNew ? 201 : 200);
        return answer;
      }),
    ),
};
