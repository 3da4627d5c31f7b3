import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AcceptsEndedSession, Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE, SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { NetworkAddress } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import {
  ForgotPasswordRequest,
  PasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from './account.dto.js';
import { AccountService } from './account.service.js';
import { UserResponse } from '#src/modules/auth/auth.dto.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { PasswordResetService } from '#src/modules/auth/links/password-reset.service.js';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passwordReset: PasswordResetService,
    private readonly verification: EmailVerificationService,
  ) {}

  @Put('profile')
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Change your name and e-mail',
    description:
      'What is left out stays. A mail asks the new address to confirm before loyalty follows it; a mail to the old one can take the change back.',
  })
  @ApiProblems({ 409: ['users.email-taken'], 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: UserResponse })
  updateProfile(@CurrentUser() user: SessionUser, @Body() body: ProfileRequest): Promise<UserResponse> {
    return this.account.updateProfile(user, body);
  }

  @Put('password')
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Change your password',
    description: 'Ends the account’s sessions on all other devices.',
  })
  @ApiProblems({ 400: ['auth.wrong-password', 'auth.passwords-differ'], 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: MessageResponse })
  async changePassword(
    @CurrentUser() user: SessionUser,
    @Body() body: PasswordRequest,
  ): Promise<MessageResponse> {
    await this.account.changePassword(user, body);
    return { message: 'Password updated successfully' };
  }

  @Post('forgot-password')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Ask for a link to choose a new password' })
  @ApiProblems({ 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: MessageResponse, description: 'The same, whether there is such an account or not.' })
  async forgotPassword(
    @Body() body: ForgotPasswordRequest,
    @NetworkAddress() address: string,
  ): Promise<MessageResponse> {
    await this.passwordReset.request(body, address);
    return { message: 'If there is an account with this email, we sent a link to choose a new password.' };
  }

  @Post('reset-password')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Choose a new password by a link',
    description:
      'Ends every session and every other link of the account, but for those that take a change of address back.',
  })
  @ApiProblems({ 400: ['auth.link-ended', 'auth.passwords-differ'] })
  @ApiOkResponse({ type: MessageResponse })
  async resetPassword(
    @Body() body: ResetPasswordRequest,
    @NetworkAddress() address: string,
  ): Promise<MessageResponse> {
    await this.passwordReset.reset(body, address);
    return { message: 'Your password was changed. Please sign in with the new one.' };
  }

  @Post('verify-email')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Confirm an e-mail address by a link',
    description: 'What was collected with the address at the door joins the account.',
  })
  @ApiProblems({ 400: ['auth.link-ended'] })
  @ApiOkResponse({ type: MessageResponse })
  async verifyEmail(@Body() body: VerifyEmailRequest): Promise<MessageResponse> {
    await this.verification.verify(body.token);
    return { message: 'Your email address is confirmed.' };
  }

  @Post('verify-email/resend')
  @HttpCode(200)
  @Access(SIGNED_IN)
  @ApiOperation({ summary: 'Send another link to confirm your e-mail' })
  @ApiProblems({ 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: MessageResponse })
  async resendVerification(@CurrentUser() user: SessionUser): Promise<MessageResponse> {
    return { message: await this.verification.resend(user) };
  }
}
