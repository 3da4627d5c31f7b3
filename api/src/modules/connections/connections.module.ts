import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiTokenEntity } from './entities/api-token.entity.js';
import { ApiTokenThrottle } from './tokens/api-token-throttle.js';
import { ApiTokenStrategy } from './tokens/api-token.strategy.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { ApiTokensRepository } from './tokens/api-tokens.repository.js';
import { ApiTokensService } from './tokens/api-tokens.service.js';

/** Other programs: those that call the API, and those that are told what happens here. */
@Module({
  imports: [TypeOrmModule.forFeature([ApiTokenEntity]), PassportModule],
  controllers: [ApiTokensController],
  providers: [ApiTokensRepository, ApiTokensService, ApiTokenStrategy, ApiTokenThrottle],
  exports: [ApiTokenThrottle],
})
export class ConnectionsModule {}
