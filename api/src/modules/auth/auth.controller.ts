import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AcceptsEndedSession, Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE, SIGNED_IN } from '#src/common/access/roles.js';
import { sessionTokenOf } from '#src/common/access/session-token.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { networkOf } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { LoginRequest, RegisterRequest, SessionResponse, UserResponse } from './auth.dto.js';
import { AuthService, toUserResponse } from './auth.service.js';
import { deviceOf } from '#src/modules/auth/sessions/device-of.js';
import { clearSessionCookie, setSessionCookie } from '#src/modules/auth/sessions/session-cookie.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Get('me')
  @Access(SIGNED_IN)
  @ApiOperation({ summary: 'Show who is signed in' })
  @ApiOkResponse({ type: UserResponse })
  me(@CurrentUser() user: SessionUser): UserResponse {
    return toUserResponse(user);
  }

  @Post('register')
  @AcceptsEndedSession()
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Make an account and sign in',
    description:
      'A customer is enrolled in the loyalty programme, an artist gets a profile to fill in. A mail asks to verify the address.',
  })
  @ApiProblems({ 409: ['users.username-taken', 'users.email-taken'], 429: ['auth.too-many-attempts'] })
  @ApiCreatedResponse({ type: SessionResponse })
  async register(
    @Body() body: RegisterRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const session = await this.auth.register(body, callerOf(request));
    setSessionCookie(request, response, session.sessionId);
    return session;
  }

  @Post('login')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Sign in with a username or e-mail',
    description: 'The answer is the same for an unknown account, a wrong password and a blocked account.',
  })
  @ApiProblems({ 401: ['auth.invalid-credentials'], 429: ['auth.too-many-attempts'] })
  @ApiOkResponse({ type: SessionResponse })
  async login(
    @Body() body: LoginRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const session = await this.auth.login(body, callerOf(request));
    setSessionCookie(request, response, session.sessionId);
    return session;
  }

  @Post('logout')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'End the session that the request carries',
    description: 'Without one there is nothing to end, and the answer is the same.',
  })
  @ApiOkResponse({ type: MessageResponse })
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageResponse> {
    await this.auth.logout(sessionTokenOf(request));
    clearSessionCookie(request, response);
    return { message: 'You have been logged out successfully.' };
  }
}

const callerOf = (request: Request) => ({ address: networkOf(request.ip), device: deviceOf(request) });
