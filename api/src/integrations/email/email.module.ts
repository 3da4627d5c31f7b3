import { Module } from '@nestjs/common';
import { Email } from './email.js';

@Module({ providers: [Email], exports: [Email] })
export class EmailModule {}
