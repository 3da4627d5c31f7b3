import { z } from 'zod';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';
import { packCursor, unpackCursor } from './value-cursor.js';

const shape = z.tuple([z.number().int().positive().max(MAX_ID)]);

/** Where a page of rows ended that are listed by their id. Opaque to callers, URL-safe. */
export const writeCursor = (lastId: number): string => packCursor([lastId]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): number => unpackCursor(text, shape)[0];
