import { Module } from '@nestjs/common';
import { SmsGateway } from './sms-gateway.js';
import { SmsOptOuts } from './sms-opt-outs.js';

@Module({ providers: [SmsGateway, SmsOptOuts], exports: [SmsGateway, SmsOptOuts] })
export class SmsGatewayModule {}
