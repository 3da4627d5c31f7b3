import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { currentToast, dismissToast, showToast } from '#shared/ui/feedback/toast-store';
import { failure, useToastMutation } from './use-toast-mutation';

const problem = (message: string) => JSON.stringify({ statusCode: 409, code: 'events.clash', message });

describe('the toast of a command that failed', () => {
  it("is titled Error and says the server's words", () => {
    const error = new HttpError(409, problem('That name is taken.'), 'Conflict');
    expect(failure(error, 'Failed to create event')).toEqual({
      title: 'Error',
      description: 'That name is taken.',
      destructive: true,
    });
  });

  it('says the default when a proxy answered instead of the venue', () => {
    expect(failure(new HttpError(502, '<html>', 'Bad Gateway'), 'Failed to create event').description).toBe(
      'Failed to create event',
    );
  });

  it('says that there is no connection, and that nothing was sent', () => {
    expect(failure(new UnreachableError(), 'Failed to send invitation.').description).toBe(
      "Failed to send invitation. You're offline; try again when you have a connection.",
    );
  });
});

describe('what a command is about', () => {
  const refreshed = jest.fn(() => Promise.resolve());

  const press = async (send: () => Promise<void>) => {
    refreshed.mockClear();
    const { result } = renderHook(() => useToastMutation({ send, refresh: refreshed }), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    });
    await act(async () => result.current.mutate());
    await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
  };

  it('is asked for again once it is done, and when the venue has refused it', async () => {
    await press(() => Promise.resolve());
    expect(refreshed).toHaveBeenCalledTimes(1);
    await press(() => Promise.reject(new HttpError(409, problem('Gone.'), 'Conflict')));
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('is left alone when the venue was not reached', async () => {
    await press(() => Promise.reject(new UnreachableError()));
    expect(refreshed).not.toHaveBeenCalled();
  });
});

describe('a command', () => {
  /** A hook whose commands are under way until they are answered. */
  const start = <Command,>(about?: (command: Command) => unknown) => {
    const sent: Command[] = [];
    const answers: (() => void)[] = [];
    const { result } = renderHook(
      () =>
        useToastMutation({
          send: (command: Command) => {
            sent.push(command);
            return new Promise<void>((answer) => answers.push(answer));
          },
          failed: 'Failed',
          about,
        }),
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
        ),
      },
    );
    return {
      sent,
      tap: (command: Command) => act(async () => result.current.mutate(command)),
      isUnderWay: (subject: unknown) => result.current.isUnderWay(subject),
      /** The venue answers what was sent first. */
      answerFirst: () => act(async () => answers.shift()?.()),
      answer: async () => {
        await act(async () => answers.shift()?.());
        await waitFor(() => expect(result.current.isPending).toBe(false));
      },
    };
  };

  it('is sent once when it is tapped twice, and again once it was answered', async () => {
    const { sent, tap, answer } = start<{ name: string }>();
    await tap({ name: 'Open Mic' });
    await tap({ name: 'Open Mic' });
    expect(sent).toHaveLength(1);
    await answer();
    await tap({ name: 'Open Mic' });
    expect(sent).toHaveLength(2);
  });

  it('does not wait for the same command about another row', async () => {
    const { sent, tap } = start<number>();
    await tap(7);
    await tap(8);
    await tap(7);
    expect(sent).toEqual([7, 8]);
  });

  it('tells rows apart by what the command says it is about', async () => {
    const { sent, tap } = start<{ id: number }>(({ id }) => id);
    await tap({ id: 7 });
    await tap({ id: 8 });
    await tap({ id: 8 });
    expect(sent).toEqual([{ id: 7 }, { id: 8 }]);
  });

  it('is under way from the tap to the answer, and a later one about another row does not end it', async () => {
    const { tap, isUnderWay, answerFirst } = start<number>();
    await tap(7);
    await tap(8);
    expect([7, 8, 9].map(isUnderWay)).toEqual([true, true, false]);
    await answerFirst();
    expect([7, 8].map(isUnderWay)).toEqual([false, true]);
    await answerFirst();
    expect([7, 8].map(isUnderWay)).toEqual([false, false]);
  });

  it('is under way by the name that it gives to what it is about', async () => {
    const { tap, isUnderWay } = start<{ id: number }>(({ id }) => id);
    await tap({ id: 7 });
    expect([7, 8].map(isUnderWay)).toEqual([true, false]);
  });
});

describe('a command that is tried again', () => {
  it('takes the word of its failure away when it goes well, and no other', async () => {
    const answers = [() => Promise.reject(new UnreachableError()), () => Promise.resolve('saved')];
    const client = new QueryClient();
    const { result } = renderHook(
      () =>
        useToastMutation({ send: () => answers.shift()?.() ?? Promise.resolve('saved'), failed: 'Failed' }),
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    );
    act(() => result.current.mutate());
    await waitFor(() => expect(currentToast()?.description).toMatch(/^Failed/));
    act(() => result.current.mutate());
    await waitFor(() => expect(currentToast()).toBeNull());

    act(() => showToast({ title: 'Error', description: 'Of something else', destructive: true }));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isSuccess && !result.current.isPending).toBe(true));
    expect(currentToast()?.description).toBe('Of something else');
    act(dismissToast);
  });
});
