import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { ApiProblems, codesOf } from '#src/common/openapi/api-problems.decorator.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { PictureUpload } from '#src/common/uploads/single-upload.js';
import { UserResponse } from '#src/modules/auth/auth.dto.js';
import { profileImageProblems } from './profile-image-problems.js';
import { ProfileImageService } from './profile-image.service.js';

@ApiTags('auth')
@Controller('auth/profile-image')
export class ProfileImageController {
  constructor(private readonly profileImage: ProfileImageService) {}

  @Post()
  @HttpCode(200)
  @Access(SIGNED_IN)
  @PictureUpload({
    field: 'profileImage',
    // Spec §5 wants it under the ceiling, not at it.
    maxBytes: MAX_PROFILE_IMAGE_BYTES - 1,
    tooLarge: profileImageProblems.tooLarge,
    description: 'An image smaller than 5 MB',
  })
  @ApiOperation({ summary: 'Set your profile image' })
  @ApiProblems(codesOf(profileImageProblems), { 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: UserResponse })
  replace(@CurrentUser() user: SessionUser, @Req() request: RequestWithUpload): Promise<UserResponse> {
    return this.profileImage.replace(user, request.received);
  }

  @Delete()
  @Access(SIGNED_IN)
  @ApiOperation({ summary: 'Remove your profile image' })
  @ApiOkResponse({ type: UserResponse })
  remove(@CurrentUser() user: SessionUser): Promise<UserResponse> {
    return this.profileImage.remove(user);
  }
}
