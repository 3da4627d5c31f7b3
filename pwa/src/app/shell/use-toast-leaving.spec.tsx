import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { currentToast, dismissToast, showToast } from '#shared/ui/feedback/toast-store';
import { useToastLeaving } from './use-toast-leaving';

/** A form whose name and e-mail are both refused; typing mends one. */
const Form = () => {
  const [errors, setErrors] = useState({ name: '', email: '' });
  const field = (name: 'name' | 'email') => (
    <>
      <input
        aria-label={name}
        aria-invalid={errors[name] ? true : undefined}
        aria-describedby={`${name}-note`}
        onChange={() => setErrors({ ...errors, [name]: '' })}
      />
      <p id={`${name}-note`}>{errors[name]}</p>
    </>
  );
  return (
    <>
      {field('name')}
      {field('email')}
      <button onClick={() => setErrors({ name: 'Please enter your name', email: 'Invalid email address' })}>
        Check in
      </button>
    </>
  );
};

const Shell = () => {
  useToastLeaving();
  return <Outlet />;
};

const open = async () => {
  const root = createRootRoute({ component: Shell });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> });
  const form = createRoute({ getParentRoute: () => root, path: '/login', component: Form });
  const history = createBrowserHistory();
  history.push('/');
  const router = createRouter({ routeTree: root.addChildren([home, form]), history });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Home' });
  return router;
};
const tell = (description?: string, destructive = true) =>
  act(() => showToast({ title: 'Told', description, destructive }));
let typed = 0;
const type = (label: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: `June ${(typed += 1)}` } });
const refuse = () => fireEvent.click(screen.getByRole('button', { name: 'Check in' }));

describe('a toast', () => {
  afterEach(() => {
    act(dismissToast);
    cleanup();
  });

  it('goes with a tap to another page, and stays where its own cause leads there', async () => {
    const router = await open();
    tell();
    await act(() => router.navigate({ to: '/login' }));
    expect(currentToast()).not.toBeNull();

    fireEvent.pointerDown(document.body);
    await act(() => router.navigate({ to: '/' }));
    expect(currentToast()).toBeNull();
  });

  it("goes with the browser's own Back", async () => {
    const router = await open();
    await act(() => router.navigate({ to: '/login' }));
    tell();
    act(() => window.history.back());
    await waitFor(() => expect(currentToast()).toBeNull());
  });

  it('goes once the field whose words it says is mended, whatever else is wrong', async () => {
    const router = await open();
    await act(() => router.navigate({ to: '/login' }));
    tell('Please enter your name');
    refuse();
    await act(() => Promise.resolve());
    type('email');
    await act(() => Promise.resolve());
    expect(currentToast()).not.toBeNull();

    refuse();
    type('name');
    await waitFor(() => expect(currentToast()).toBeNull());
  });

  it('goes once every field is mended when it speaks of none, and stays when none was marked', async () => {
    const router = await open();
    await act(() => router.navigate({ to: '/login' }));
    tell('Failed to save');
    type('name');
    await act(() => Promise.resolve());
    expect(currentToast()).not.toBeNull();

    refuse();
    await act(() => Promise.resolve());
    type('name');
    await act(() => Promise.resolve());
    expect(currentToast()).not.toBeNull();
    type('email');
    await waitFor(() => expect(currentToast()).toBeNull());
  });
});
