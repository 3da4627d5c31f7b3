import { screen, waitFor } from '@testing-library/react';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { broken, json, problem, silent, unreachable } from '#test/fake-network';
import {
  calls,
  choose,
  closeScreen,
  LORETTA,
  network,
  open,
  picture,
  pictureOfSize,
  press,
  retype,
  setUpBrowser,
} from '#test/screens/account-screen-double';

const SAVE = 'PUT /api/auth/profile';
const UPLOAD = 'POST /api/auth/profile-image';
const ME = 'GET /api/auth/me';

beforeEach(setUpBrowser);
afterEach(closeScreen);

describe('the Profile tab', () => {
  it('saves what was changed, and no older e-mail than another device did, and shows the new name at once', async () => {
    const { user } = await open('/account');
    network.on(SAVE, () => json({ ...LORETTA, firstName: 'Lorrie' }));
    await retype(user, 'First Name', 'Lorrie');

    press('Update Profile');

    expect(await screen.findByRole('heading', { name: 'Lorrie Hayes' })).toBeTruthy();
    expect(network.calls[0]?.body).toEqual({ firstName: 'Lorrie' });
    expect(currentToast()).toMatchObject({
      title: 'Success',
      description: 'Profile updated successfully',
    });
  });

  it('says Updating... while it saves', async () => {
    await open('/account');
    network.on(SAVE, silent);

    press('Update Profile');

    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
  });

  it('keeps what is typed and chosen while it saves', async () => {
    const { user } = await open('/account');
    const release = network.hold(SAVE);
    await retype(user, 'First Name', ' Lorrie ');
    press('Update Profile');
    await screen.findByRole('button', { name: 'Updating...' });
    await retype(user, 'Last Name', 'Hays');
    choose(picture());
    release(json({ ...LORETTA, firstName: 'Lorrie' }));

    await screen.findByRole('button', { name: 'Update Profile' });
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Lorrie');
    expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Hays');
    expect(screen.getByText(/^loretta.jpg: not saved yet/)).toBeTruthy();
  });

  it('is not shown as the profile of who has signed in before the answer, and gives them no picture', async () => {
    const { user } = await open('/account');
    const release = network.hold(SAVE);
    await retype(user, 'First Name', 'Lorrie');
    choose(picture());
    press('Update Profile');
    await screen.findByRole('button', { name: 'Updating...' });
    localStorage.setItem('sessionId', 'xyz');
    release(json({ ...LORETTA, firstName: 'Lorrie', lastName: 'Webb' }));

    await screen.findByRole('button', { name: 'Update Profile' });
    expect(screen.getByRole('heading', { name: 'Loretta Hayes' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Hayes');
    expect(calls()).toEqual([SAVE]);
  });

  it('says what is missing before it goes to the venue', async () => {
    const { user } = await open('/account');
    await retype(user, 'First Name', ' ');
    await retype(user, 'Last Name', '');
    await retype(user, 'Email', 'loretta@');

    press('Update Profile');

    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText('Last name is required')).toBeTruthy();
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(calls()).toEqual([]);
  });

  it('shows a taken e-mail at its field', async () => {
    await open('/account');
    const words = 'An account with this email already exists.';
    network.on(SAVE, () => problem(409, 'auth.refused', words, { email: words }));

    press('Update Profile');

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(currentToast()).toMatchObject({ title: 'Error', description: words });
  });

  it("falls back to the error catalogue's words, and says when it is the network", async () => {
    await open('/account');
    network.on(SAVE, broken, unreachable);
    press('Update Profile');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update profile'));

    press('Update Profile');
    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        "Failed to update profile. You're offline; try again when you have a connection.",
      ),
    );
  });

  it('shows a chosen picture, and sends it with the profile', async () => {
    await open('/account');
    const file = picture();
    network.on(SAVE, () => json(LORETTA));
    network.on(UPLOAD, () => json({ ...LORETTA, profileImage: '/uploads/person-1.webp' }));

    choose(file);
    expect(currentToast()?.title).toBe('Image Selected');
    press('Update Profile');

    expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy();
    expect(calls()).toEqual([SAVE, UPLOAD]);
    const form = network.calls[1]?.body;
    expect(form instanceof FormData && form.get('profileImage')).toBe(file);
  });

  it('refuses what is no image, and what is too large', async () => {
    await open('/account');

    choose(picture('song.mp3', 'audio/mpeg'));
    expect(currentToast()).toMatchObject({ title: 'Invalid File Type' });
    choose(pictureOfSize(MAX_PROFILE_IMAGE_BYTES + 1));
    expect(currentToast()).toMatchObject({ title: 'Image Too Large' });

    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('forgets a picture that the venue cannot read, and keeps the new name', async () => {
    const { user } = await open('/account');
    network.on(SAVE, () => json({ ...LORETTA, firstName: 'Lorrie' }));
    network.on(UPLOAD, () => problem(415, 'auth.refused', 'Please select an image file (JPG, PNG, etc.)'));
    await retype(user, 'First Name', 'Lorrie');
    choose(picture());

    press('Update Profile');

    expect(await screen.findByRole('heading', { name: 'Lorrie Hayes' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Please select an image file (JPG, PNG, etc.)',
    });
  });

  it('removes the picture when the profile is saved, not before', async () => {
    await open('/account', { profileImage: '/uploads/person-1.webp' });
    network.on(SAVE, () => json(LORETTA));
    network.on('DELETE /api/auth/profile-image', () => json(LORETTA));

    press('Remove');
    expect(calls()).toEqual([]);
    press('Update Profile');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(calls()).toEqual([SAVE, 'DELETE /api/auth/profile-image']);
  });

  it('sends the mail for an unconfirmed e-mail again', async () => {
    network.on(ME, () => json({ ...LORETTA, emailVerified: false }));
    await open('/account', { emailVerified: false });
    network.on('POST /api/auth/verify-email/resend', () => json({ message: 'The mail is on its way.' }));

    press('Send the email again');

    await waitFor(() => expect(currentToast()?.description).toBe('The mail is on its way.'));
    expect(calls()).toEqual(['POST /api/auth/verify-email/resend']);
  });

  it('has no more word about an e-mail that was confirmed in the mail program’s browser', async () => {
    network.on(
      ME,
      () => json({ ...LORETTA, emailVerified: false }),
      () => json(LORETTA),
    );
    await open('/account', { emailVerified: false });
    await waitFor(() => expect(network.calls.filter(({ call }) => call === ME)).toHaveLength(1));
    expect(screen.getByText(/not confirmed/)).toBeTruthy();

    document.dispatchEvent(new Event('visibilitychange'));

    await waitFor(() => expect(screen.queryByText(/not confirmed/)).toBeNull());
  });

  it('has no word about an e-mail that is confirmed', async () => {
    await open('/account');

    expect(screen.queryByText(/not confirmed/)).toBeNull();
  });
});
