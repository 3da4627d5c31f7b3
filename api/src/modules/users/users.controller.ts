import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { UserManagementService } from './user-management.service.js';
import { AdminUserResponse, UsersQuery } from './users.dto.js';

@ApiTags('users')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly users: UserManagementService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List the accounts' })
  @AnswersPage({ type: [AdminUserResponse] })
  findPage(@Query() query: UsersQuery): Promise<Page<AdminUserResponse>> {
    return this.users.findPage(query);
  }

  @Put(':id/block')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Block an account', description: 'Ends its sessions at once.' })
  @ApiProblems({ 404: ['users.not-found'], 409: ['users.protected'] })
  @ApiOkResponse({ type: AdminUserResponse })
  block(@Param('id', IdPipe) id: number): Promise<AdminUserResponse> {
    return this.users.block(id);
  }

  @Put(':id/unblock')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Unblock an account' })
  @ApiProblems({ 404: ['users.not-found'], 409: ['users.protected'] })
  @ApiOkResponse({ type: AdminUserResponse })
  unblock(@Param('id', IdPipe) id: number): Promise<AdminUserResponse> {
    return this.users.unblock(id);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Delete an account', description: 'For good, with what belongs to the person.' })
  @ApiProblems({ 404: ['users.not-found'], 409: ['users.protected'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.users.delete(id);
    return { message: 'User deleted permanently' };
  }
}
