import type { NestInterceptor, Type } from '@nestjs/common';
import { type FileRules, formUpload } from './form-upload.js';

export interface UploadRules extends FileRules {
  /** Text parts that may come with it; any other is refused by name. */
  texts: readonly string[];
}

/** `formUpload` of one file, which the handler finds as `received`. */
export const singleUpload = ({ texts, ...file }: UploadRules): Type<NestInterceptor> =>
  formUpload({ files: [file], texts });
