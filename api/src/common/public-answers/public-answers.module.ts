import { Global, Module } from '@nestjs/common';
import { AreaNews } from './area-news.js';
import { ChangeFeed } from './change-feed.js';
import { PublicAnswers } from './public-answers.js';

@Global()
@Module({ providers: [AreaNews, ChangeFeed, PublicAnswers], exports: [AreaNews, PublicAnswers] })
export class PublicAnswersModule {}
