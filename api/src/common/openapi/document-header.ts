import { ApiHeader } from '@nestjs/swagger';

/** For a parameter that is read from a header: describes the header on its route. */
export const documentHeader =
  (header: Parameters<typeof ApiHeader>[0]): ParameterDecorator =>
  (controller, handler) => {
    if (handler === undefined) return;
    const descriptor = Object.getOwnPropertyDescriptor(controller, handler);
    if (descriptor) ApiHeader(header)(controller, handler, descriptor);
  };
