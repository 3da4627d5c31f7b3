import { randomUUID } from 'node:crypto';

/** A customer account and how to sign in to it. */
export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Registers a customer through the API, as the Register screen does. */
export const registerCustomer = async (address: string): Promise<Account> => {
  const username = `loretta-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'two-step-1962' };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, firstName: 'Loretta', lastName: 'Hayes', userType: 'user' }),
  });
  if (answer.status !== 201)
    throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
  return account;
};
