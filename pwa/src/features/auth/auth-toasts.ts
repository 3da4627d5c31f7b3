import { messageOf } from '#shared/http/http-error';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';

/** The words of spec §2, §5 and §8 for signing in and up. */

export const welcomeBack = (): ToastMessage => ({ title: 'Welcome back!' });

export const welcome = (venueOrPerson: string): ToastMessage => ({
  title: `Welcome, ${venueOrPerson}!`,
  description: 'Your account has been created successfully.',
});

export const passwordMismatch = (): ToastMessage => ({
  title: 'Password mismatch',
  description: 'Please make sure your passwords match.',
  destructive: true,
});

export const loginFailed = (error: unknown): ToastMessage => ({
  title: 'Login failed',
  description: messageOf(error, 'Invalid credentials. Please try again.'),
  destructive: true,
});

export const registrationFailed = (error: unknown): ToastMessage => ({
  title: 'Registration failed',
  description: messageOf(error, 'Something went wrong. Please try again.'),
  destructive: true,
});

/** Signing in is the one thing that needs the venue: say so rather than blame the password. */
export const noConnection = (title: string): ToastMessage => ({
  title,
  description: "You're offline. Check-ins still work; try again when you have a connection.",
  destructive: true,
});
