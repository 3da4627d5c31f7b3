import { Module } from '@nestjs/common';
import { HostNames } from './host-names.js';
import { OutsideCalls } from './outside-calls.js';

@Module({ providers: [HostNames, OutsideCalls], exports: [OutsideCalls] })
export class OutsideCallsModule {}
