import { z } from 'zod';

const session = z.object({ sessionId: z.string() });

/** @returns the session's token */
export const signIn = async (
  port: number,
  { username, password }: { username: string; password: string },
): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: username, password }),
  });
  return session.parse(await answer.json()).sessionId;
};
