import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventTypeEntity } from './entities/event-type.entity.js';
import { EventTypesController } from './event-types.controller.js';
import { EventTypesRepository } from './event-types.repository.js';
import { EventTypesService } from './event-types.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventTypeEntity])],
  controllers: [EventTypesController],
  providers: [EventTypesRepository, EventTypesService],
  exports: [EventTypesService],
})
export class EventTypesModule {}
