import type { INestApplication } from '@nestjs/common';

/** What people and other programs are given as an address of its own, and what the spec has outside (spec §2 "/uploads"). */
const OUTSIDE = [
  'uploads/{*path}',
  'feeds/{*path}',
  'embed/{*path}',
  'app/{*path}',
  'previews/{*path}',
  'manifest.webmanifest',
];

/** Puts all other routes under `/api`. */
export const setApiPrefix = (app: INestApplication): void => {
  app.setGlobalPrefix('api', { exclude: OUTSIDE });
};
