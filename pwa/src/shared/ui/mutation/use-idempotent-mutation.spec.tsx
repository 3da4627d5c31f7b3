import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { ALREADY_SENT, useIdempotentMutation } from './use-idempotent-mutation';

const refusal = (status: number, code: string) =>
  new HttpError(status, JSON.stringify({ statusCode: status, code, message: 'No.' }), '');
const KEY_REUSED = refusal(409, 'bookings.key-reused');

/** A form of which a booking comes, at a venue that answers one press after the other. */
const open = (...answers: (string | Error)[]) => {
  const keys: string[] = [];
  const done: { answer: string | null; arrived: { seats: number } | undefined }[] = [];
  const { result } = renderHook(
    () =>
      useIdempotentMutation({
        send: (_wish: { seats: number }, key) => {
          keys.push(key);
          const answer = answers.shift() ?? new UnreachableError();
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
        done: (answer) => ({ title: answer }),
        failed: 'Failed to book',
        onDone: (answer, arrived) => done.push({ answer, arrived }),
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
        >
          {children}
        </QueryClientProvider>
      ),
    },
  );
  const press = async (seats: number) => {
    act(() => result.current.mutate({ seats }));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  };
  return { keys, done, press, isDone: () => result.current.isSuccess };
};

describe('a form of which one thing comes', () => {
  afterEach(dismissToast);

  it('has one key for all its presses, and another form has another', async () => {
    const { keys, press } = open(new UnreachableError(), 'Booked');
    await press(4);
    await press(4);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    const other = open('Booked');
    await other.press(4);
    expect(other.keys[0]).not.toBe(keys[0]);
  });

  it('says what the venue answered, and what was sent', async () => {
    const { done, press } = open('Booked');
    await press(4);
    expect(currentToast()).toMatchObject({ title: 'Booked' });
    expect(done).toEqual([{ answer: 'Booked', arrived: { seats: 4 } }]);
  });

  it('is done when what was sent first has arrived, and says that this was not sent again', async () => {
    const { done, press, isDone } = open(new UnreachableError(), KEY_REUSED);
    await press(4);
    await press(5);
    expect(isDone()).toBe(true);
    expect(currentToast()).toMatchObject(ALREADY_SENT);
    expect(currentToast()?.destructive).toBeUndefined();
    expect(done).toEqual([{ answer: null, arrived: { seats: 4 } }]);
  });

  it('does not take for arrived what the venue had refused', async () => {
    const { done, press } = open(
      refusal(409, 'bookings.too-few-seats'),
      new HttpError(502, '', ''),
      KEY_REUSED,
    );
    await press(8);
    await press(4);
    await press(5);
    expect(done).toEqual([{ answer: null, arrived: { seats: 4 } }]);
  });

  it('does not guess which of several has arrived', async () => {
    const { done, press } = open(new UnreachableError(), new UnreachableError(), KEY_REUSED);
    await press(4);
    await press(5);
    await press(6);
    expect(done).toEqual([{ answer: null, arrived: undefined }]);
  });

  it('stays open when the venue refuses it for another reason', async () => {
    const { done, press, isDone } = open(refusal(409, 'bookings.too-few-seats'));
    await press(8);
    expect(isDone()).toBe(false);
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'No.' });
    expect(done).toEqual([]);
  });
});
