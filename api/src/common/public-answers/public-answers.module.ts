import { Global, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { PublicAnswers } from './public-answers.js';

@Global()
@Module({ providers: [ChangeFeed, PublicAnswers], exports: [PublicAnswers] })
export class PublicAnswersModule {}
