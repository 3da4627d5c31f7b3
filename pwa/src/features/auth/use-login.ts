import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { UnreachableError } from '#shared/http/http-error';
import { useSession } from '#shared/session/session-context';
import { showToast } from '#shared/ui/feedback/toast-store';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { loginFailed, noConnection, welcomeBack } from './auth-toasts';
import { loginForm, type LoginForm } from './login-form';

/** The login form and what its button does: in, a word of welcome, and home (spec §2). */
export const useLogin = () => {
  const { login } = useSession();
  const navigate = useNavigate();
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    defaultValues: { usernameOrEmail: '', password: '' },
  });
  const [isOffline, setOffline] = useState(false);
  useUnsavedWork(form.formState.isDirty);
  const submit = form.handleSubmit(async (credentials) => {
    setOffline(false);
    try {
      await login(credentials);
    } catch (error) {
      const isUnreachable = error instanceof UnreachableError;
      setOffline(isUnreachable);
      showToast(isUnreachable ? noConnection('Login failed') : loginFailed(error));
      return;
    }
    showToast(welcomeBack());
    await navigate({ to: '/' });
  });
  return { form, submit, isOffline };
};
