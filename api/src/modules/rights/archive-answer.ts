import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const ZIP = 'application/zip';

/** A route that answers with an archive of somebody's data. It goes to who asked and is kept by nobody in between. */
export const AnswersArchive = () =>
  applyDecorators(
    ApiProduces(ZIP),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The archive.' }),
    Header('Cache-Control', 'no-store'),
  );

export const archiveFile = (archive: NodeJS.ReadableStream): StreamableFile =>
  new StreamableFile(archive as Readable, { type: ZIP, disposition: 'attachment; filename="my-data.zip"' });
