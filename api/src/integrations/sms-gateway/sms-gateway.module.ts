import { Module } from '@nestjs/common';
import { SmsGateway } from './sms-gateway.js';

@Module({ providers: [SmsGateway], exports: [SmsGateway] })
export class SmsGatewayModule {}
