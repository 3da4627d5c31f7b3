import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { RoleRequest } from './account.dto.js';
import { RoleService } from './role.service.js';

@ApiTags('users')
@Controller('admin/users')
export class RoleController {
  constructor(private readonly roles: RoleService) {}

  @Put(':id/role')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Make an admin of a member of staff, or take that back',
    description: 'Takes the own password. Signs the person out everywhere.',
  })
  @ApiProblems({
    400: ['auth.wrong-password'],
    404: ['users.not-found'],
    409: ['users.not-staff', 'users.blocked', 'users.only-admin'],
    429: ['auth.too-many-attempts'],
  })
  @ApiOkResponse({ type: MessageResponse })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() body: RoleRequest,
    @CurrentUser() admin: SessionUser,
  ): Promise<MessageResponse> {
    await this.roles.change(id, body, admin);
    return { message: 'Role saved' };
  }
}
