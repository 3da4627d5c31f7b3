import { Module } from '@nestjs/common';
import { PushKeys } from './push-keys.js';
import { WebPush } from './web-push.js';

@Module({ providers: [PushKeys, WebPush], exports: [WebPush] })
export class WebPushModule {}
