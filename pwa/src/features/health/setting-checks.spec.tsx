import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { SettingChecks } from './setting-checks';

const MAIL = 'POST /api/admin/checks/mail';
const STORAGE = 'POST /api/admin/checks/storage';
const network = fakeNetwork();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the checks of mail and storage', () => {
  beforeEach(async () => {
    showScreen(<SettingChecks />);
    await screen.findByRole('button', { name: 'Check storage' });
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it.each([
    ['sent', null, 'The mail server took it. Look for it at june@example.com, in the spam folder too.'],
    [
      'refused',
      '550 No such cowboy',
      'The mail server refused a mail to june@example.com: 550 No such cowboy',
    ],
    ['later', '452 Disk full', 'The mail server wants to be asked again later: 452 Disk full'],
    [
      'away',
      'connect ECONNREFUSED',
      'The mail server could not be talked to: check SMTP_URL. (connect ECONNREFUSED)',
    ],
    ['no-provider', null, 'There is no mail server: set SMTP_URL and MAIL_FROM, and start again.'],
  ])('tell what became of the test mail that was %s', async (outcome, reason, words) => {
    network.on(MAIL, () => json({ to: 'june@example.com', outcome, reason }));

    press('Send a test mail');

    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['s3', 'works', null, null, 'A file was written, read and deleted in the bucket, in 12 ms.'],
    ['disk', 'full', 'write', 'ENOSPC', 'Writing failed: the folder has no room left. (ENOSPC)'],
    [
      'disk',
      'refused',
      'delete',
      'EACCES',
      'Deleting failed: the folder does not allow it. Check its permissions and STORAGE_DIRECTORY. (EACCES)',
    ],
    [
      's3',
      'missing',
      'write',
      'NoSuchBucket',
      'Writing failed: the bucket is not there. Check the S3 settings. (NoSuchBucket)',
    ],
    ['s3', 'changed', 'read', null, 'The bucket gave back something other than was written.'],
    [
      's3',
      'away',
      'read',
      'no answer in 20 seconds',
      'Reading failed: the bucket does not answer as it should. Check the S3 settings. (no answer in 20 seconds)',
    ],
  ])('tell of the storage on %s that it %s', async (driver, outcome, step, reason, words) => {
    network.on(STORAGE, () => json({ driver, outcome, step, reason, milliseconds: 12 }));

    press('Check storage');

    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('send one mail for two taps, and take the old verdict away meanwhile', async () => {
    network.on(MAIL, () => json({ to: 'june@example.com', outcome: 'no-provider', reason: null }));
    press('Send a test mail');
    await screen.findByText(/no mail server/);
    const answer = network.hold(MAIL);

    press('Send a test mail');
    press('Sending...');

    await waitFor(() => expect(network.commands()).toHaveLength(2));
    expect(screen.queryByText(/no mail server/)).toBeNull();
    answer(json({ to: 'june@example.com', outcome: 'sent', reason: null }));
    expect(await screen.findByText(/took it/)).toBeTruthy();
    expect(network.commands()).toHaveLength(2);
  });

  it('say when they were asked for too often', async () => {
    network.on(MAIL, () => problem(429, 'health.too-many', 'Too many attempts. Please wait a while.'));

    press('Send a test mail');

    await waitFor(() => expect(currentToast()?.description).toBe('Too many attempts. Please wait a while.'));
  });
});
