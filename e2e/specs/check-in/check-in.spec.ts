import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/events/home-page';
import { TicketPage } from '#pages/ticket-page';
import { pageAs, registerCustomer } from '#support/account';
import { expect, test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { cameraPhoto, heicPhoto, smallPhoto } from '#support/files/photo';
import { truthOf } from '#support/venue-truth';

test.describe('Mark Attendance', () => {
  test('takes a guest from tonight to a sent ticket in a few taps', async ({ phone, venue, event }) => {
    // The tonight card has room for a dozen shows; the tests before this one have each put on one of their own.
    await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
    const home = new HomePage(await phone.visit('/'));
    const sheet = await home.markAttendance(event.name);
    await sheet.fill({ name: 'June Calloway', email: 'june@example.com', partySize: 4 });
    await sheet.takePhoto(await cameraPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.page.getByRole('heading', { level: 1, name: event.name })).toBeFocused();
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    await expect(ticket.page.getByText('Attendance Recorded!')).toBeVisible();
    // Who has no account is not told of one (decision 33).
    await expect(
      ticket.page.getByText(
        'Thank you for attending! 50 loyalty points wait for you: sign up to claim them.',
      ),
    ).toBeVisible();
    await expect(ticket.fact('Guest')).toHaveText('June Calloway');
    await expect(ticket.fact('Party')).toHaveText('4');
    expect(await truthOf(venue, event.id)).toEqual({
      attendances: 1,
      photos: 1,
      points: 50,
      names: ['June Calloway'],
    });
    await ticket.page.getByRole('link', { name: 'Sign up to claim 50 points' }).click();
    await expect(ticket.page.getByLabel('First Name')).toHaveValue('June');
    await expect(ticket.page.getByLabel('Last Name')).toHaveValue('Calloway');
    await expect(ticket.page.getByLabel('Email')).toHaveValue('june@example.com');
  });

  test('takes a guest from the icon to the stub by three taps and the camera, without an e-mail for no points', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
    const page = await phone.visit('/');
    const taps = await countTaps(page);
    const sheet = await new HomePage(page).markAttendance(event.name);
    await sheet.takePhoto(await smallPhoto());
    await sheet.name.click();
    await page.keyboard.type('June Calloway');
    const ticket = await sheet.submit();
    await expect(ticket.stub).toContainText(event.name);
    expect(taps()).toBe(3);
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    await expect(ticket.fact('Points')).toHaveText('–');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, points: 0 });
  });

  test('takes a member two taps and the camera, and shows it on another phone, once', async ({
    phone,
    network,
    venue,
    event,
  }) => {
    await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
    const member = await registerCustomer(network.address);
    const page = await pageAs(phone, member);
    await page.goto('/');
    const taps = await countTaps(page);
    const sheet = await new HomePage(page).markAttendance(event.name);
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    await expect(ticket.fact('Points')).toHaveText('+50');
    expect(taps()).toBe(2);
    // What came of it, once badges are judged: 50 points and 50 more for the first show.
    const outcome = page.getByRole('status', { name: 'What came of it' });
    await expect(outcome).toContainText('Badge won: First Timer');
    await expect(outcome).toContainText('You reached Silver');
    await page.getByRole('link', { name: 'My check-ins' }).last().click();
    await expect(page.getByRole('heading', { name: 'My check-ins' })).toBeVisible();
    await expect(page.getByRole('heading', { name: event.name })).toHaveCount(1);

    const other = await Phone.unpack(network.address);
    const elsewhere = await pageAs(other, member);
    await elsewhere.goto('/check-ins');
    const list = elsewhere.getByRole('region', { name: 'Your other check-ins' });
    await expect(list.getByRole('heading', { name: event.name })).toHaveCount(1);
    await expect(list.getByText('+50')).toBeVisible();
    await other.throwAway();
  });

  test('says that a guest is in, everywhere it asked before, and doubles nothing', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
    const page = await phone.browser.newPage();
    const sheet = await CheckInSheet.open(page, event.id);
    const ticket = new TicketPage(page);
    const home = new HomePage(page);
    const isIn = { name: "You're in" };
    const checkInSomebodyElse = async (): Promise<void> => {
      await page.getByRole('link', { name: 'Back to events' }).click();
      await home.tonight.getByRole('link', { name: 'Check in somebody else' }).click();
    };

    await test.step('a triple tap makes one attendance', async () => {
      await sheet.fill({ name: 'Rose Bell', email: 'rose@example.com' });
      await sheet.takePhoto(await smallPhoto());
      await sheet.submitButton.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
        button.click();
      });
      await expect(ticket.message).toHaveText('Sent. The venue has it.');
      expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, points: 50 });
    });
    const roses = page.url();

    await test.step('she is in', async () => {
      await page.goto('/');
      await home.tonight.getByRole('link', isIn).click();
      await expect(ticket.fact('Guest')).toHaveText('Rose Bell');
      expect(page.url()).toBe(roses);
      await page.goto(`/events/${event.id}`);
      await expect(page.getByRole('dialog', { name: event.name }).getByRole('link', isIn)).toBeVisible();
      await page.goto(`/events/${event.id}/check-in`);
      await expect(sheet.dialog.getByText("You're in")).toBeVisible();
      await expect(sheet.submitButton).toBeHidden();
      await sheet.dialog.getByRole('link', { name: 'See your stub' }).click();
      await expect(ticket.fact('Guest')).toHaveText('Rose Bell');
    });

    await test.step('somebody else checks in', async () => {
      await checkInSomebodyElse();
      await expect(sheet.name).toHaveValue('');
      await expect(sheet.email).toHaveValue('');
      await sheet.fill({ name: 'Hank Dillard', email: 'hank@example.com' });
      await sheet.takePhoto(await smallPhoto());
      await expect((await sheet.submit()).message).toHaveText('Sent. The venue has it.');
    });

    await test.step('a second check-in brings no second points', async () => {
      await checkInSomebodyElse();
      await sheet.fill({ name: 'Hank again', email: 'hank@example.com' });
      await sheet.takePhoto(await smallPhoto());
      await expect((await sheet.submit()).stub).toContainText('Attendance recorded');
      await expect(ticket.message).toHaveText(
        'You were already checked in to this event, so no points were added.',
      );
      expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 3, points: 100 });
    });

    await test.step('the points of each are claimed by their own e-mail', async () => {
      await page.goto(roses);
      await page.getByRole('link', { name: 'Sign up to claim' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('rose@example.com');
    });
  });

  test('refuses with the words of the house, and takes HEIC, which this browser cannot decode itself', async ({
    phone,
    venue,
    event,
  }) => {
    const page = await phone.browser.newPage();
    const sheet = await CheckInSheet.open(page, event.id);
    // What takes a toast away when its field is mended is loaded with the strip, once the page is idle.
    await page.locator('.status-strip-region').waitFor({ state: 'attached' });
    await sheet.submit();
    await expect(sheet.name).toBeFocused();
    await expect(sheet.name).toHaveAccessibleDescription('Please enter your name to record attendance');
    await expect(page.getByText('Name Required')).toBeVisible();
    // Read out with the field, which has the focus, and not once more by the toast.
    await expect(page.getByRole('alert')).toHaveText('');
    await sheet.fill({ name: 'Patsy' });
    await expect(page.getByText('Name Required')).toBeHidden({ timeout: 2_000 });
    await sheet.submit();
    await expect(page.getByText('Photo Required')).toBeVisible();
    await sheet.choosePhoto({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('Invalid File Type');
    await sheet.choosePhoto({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await expect(page.getByRole('alert')).toContainText('Please select a photo smaller than 10MB');

    await sheet.takePhoto(await heicPhoto());
    expect(await sheet.photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect((await sheet.submit()).message).toHaveText('Sent. The venue has it.');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1 });
  });

  test('says on the button when check-in opens, and in place of the form', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql(
      `UPDATE events SET date = to_char(now() + interval '40 days', 'YYYY-MM-DD') WHERE id = $1`,
      [event.id],
    );
    const page = await phone.visit(`/events/${event.id}`);
    const mark = page
      .getByRole('dialog', { name: event.name })
      .getByRole('link', { name: 'Mark Attendance' });
    await expect(mark).toHaveText(/Mark Attendance\u00a0· opens [A-Z][a-z]{2} \d+, 2:00 AM/);
    await mark.click();
    const dialog = page.getByRole('dialog', { name: 'Mark Attendance' });
    await expect(dialog).toContainText(/Check-in opens on \w+day, \w+ \d+, 20\d\d at 2:00 AM\./);
    await expect(dialog.getByRole('button', { name: 'Check in', exact: true })).toBeHidden();
  });
});

/**
 * Counts what fingers press, beside the camera; also after a link that was pressed before the app took the page over.
 * @returns how many so far
 */
const countTaps = async (page: Page): Promise<() => number> => {
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  const listen = () => {
    const counting = window as Window & { countTap?: () => void };
    document.addEventListener('pointerdown', () => counting.countTap?.(), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
};
