import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '#src/app.module.js';
import type { Venue } from './on-venue.js';

/** Works with the product on a venue, without its pages. */
export const withProduct = async <Result>(
  { settings, url }: Venue,
  work: (product: INestApplicationContext) => Promise<Result>,
): Promise<Result> => {
  const product = await NestFactory.createApplicationContext(AppModule.forRoot(settings, url), {
    logger: false,
    abortOnError: false,
  });
  try {
    return await work(product);
  } finally {
    await product.close();
  }
};
