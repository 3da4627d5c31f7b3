import { Global, Module } from '@nestjs/common';
import { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { Pictures } from './pictures.js';
import { RetiredPictures } from './retired-pictures.js';

/** One set of pictures, and one budget of image work, for the whole product. */
@Global()
@Module({
  providers: [HeicDecoder, ImageWork, Pictures, RetiredPictures],
  exports: [HeicDecoder, ImageWork, Pictures],
})
export class PicturesModule {}
