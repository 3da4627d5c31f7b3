import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { UserManagementService } from './user-management.service.js';
import { StaffService } from './staff/staff.service.js';
import { AdminUserResponse, PinRequest, StaffRequest, UsersQuery } from './users.dto.js';

@ApiTags('users')
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly users: UserManagementService,
    private readonly staff: StaffService,
  ) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List the accounts' })
  @AnswersPage({ type: [AdminUserResponse] })
  findPage(@Query() query: UsersQuery): Promise<Page<AdminUserResponse>> {
    return this.users.findPage(query);
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Add a member of staff',
    description: 'They work at the door by their PIN. A password they set themselves, by the link of a mail.',
  })
  @ApiProblems({ 409: ['users.username-taken', 'users.email-taken'] })
  @ApiCreatedResponse({ type: AdminUserResponse })
  addStaff(@Body() body: StaffRequest): Promise<AdminUserResponse> {
    return this.staff.add(body);
  }

  @Put(':id/pin')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Set the PIN of somebody who works at the door',
    description: 'Of staff, or the own one. Paired tablets know it when they ask next.',
  })
  @ApiProblems({ 404: ['users.not-found'], 409: ['users.not-staff', 'users.protected'] })
  @ApiOkResponse({ type: MessageResponse })
  async setPin(
    @Param('id', IdPipe) id: number,
    @Body() { pin }: PinRequest,
    @CurrentUser() admin: SessionUser,
  ): Promise<MessageResponse> {
    await this.staff.setPin(id, pin, admin.id);
    return { message: 'PIN saved' };
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
