import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { type FileRules, formUpload } from './form-upload.js';

interface UploadRules extends FileRules {
  /** Text parts that may come with it; any other is refused by name. */
  texts: readonly string[];
}

/** `formUpload` of one file, which the handler finds as `received`. */
export const singleUpload = ({ texts, ...file }: UploadRules): Type<NestInterceptor> =>
  formUpload({ files: [file], texts });

/** For a route that takes one picture and nothing else; its handler finds it as `received`. */
export const PictureUpload = ({ description, ...file }: FileRules & { description: string }) =>
  applyDecorators(
    UseInterceptors(singleUpload({ ...file, texts: [] })),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [file.field],
        properties: { [file.field]: { type: 'string', format: 'binary', description } },
      },
    }),
  );
