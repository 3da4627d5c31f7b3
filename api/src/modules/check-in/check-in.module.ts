import { Module } from '@nestjs/common';
import { CheckInController } from './check-in.controller.js';
import { CheckInRepository } from './check-in.repository.js';
import { CheckInService } from './check-in.service.js';

@Module({ controllers: [CheckInController], providers: [CheckInRepository, CheckInService] })
export class CheckInModule {}
