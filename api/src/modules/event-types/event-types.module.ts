import { Module } from '@nestjs/common';
import { EventTypesController } from './event-types.controller.js';
import { EventTypesRepository } from './event-types.repository.js';
import { EventTypesService } from './event-types.service.js';

@Module({
  controllers: [EventTypesController],
  providers: [EventTypesRepository, EventTypesService],
  exports: [EventTypesService],
})
export class EventTypesModule {}
