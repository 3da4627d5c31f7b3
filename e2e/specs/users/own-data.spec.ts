import { callAs, pageAs, registerCustomer } from '#support/account';
import { CheckInSheet } from '#pages/check-in-sheet';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';

/** In the page: how many entries and photos the phone keeps to be sent. */
const keptEntries = (): Promise<number> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('honky-tonk');
    opening.onsuccess = () => {
      const stores = ['entries', 'photos'];
      const reading = opening.result.transaction(stores);
      const counts = stores.map((store) => reading.objectStore(store).count());
      reading.oncomplete = () => {
        opening.result.close();
        resolve(counts.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });

test('somebody takes their data along, and is forgotten by a link, by the phone with a waiting check-in, too', async ({
  phone,
  network,
  venue,
  event,
  mail,
}) => {
  const account = await registerCustomer(venue.address);
  const page = await pageAs(phone, account);

  await test.step('the archive comes for the password', async () => {
    await page.goto('/account/password');
    await page.getByRole('button', { name: 'Take my data along' }).click();
    const sheet = page.getByRole('dialog', { name: 'Take your data along' });
    await sheet.getByLabel('Current Password').fill(account.password);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.zip');
    await expect(sheet).toBeHidden();
  });

  await test.step('a mail asks again before anything is forgotten', async () => {
    await page.getByRole('button', { name: 'Forget me' }).click();
    const sheet = page.getByRole('dialog', { name: 'Do you want us to forget you?' });
    await expect(sheet).toContainText(account.email);
    await sheet.getByLabel('Current Password').fill(account.password);
    await sheet.getByRole('button', { name: 'Send me the email' }).click();
    await expect(sheet).toBeHidden();
    expect((await callAs(venue, account, 'GET /api/auth/me')).status).toBe(200);
  });

  await test.step('a check-in waits on the phone without a network', async () => {
    await page.goto('/');
    const sheet = await CheckInSheet.open(page, event.id);
    await sheet.takePhoto(await smallPhoto());
    network.down(true);
    await sheet.submit();
    await expect.poll(() => page.evaluate(keptEntries)).toBe(2);
  });

  await test.step('the link forgets them elsewhere, and the phone with its next contact', async () => {
    await mail.mailTo(account.email, 'Do you want to be forgotten?');
    const link = await mail.linkTo('/verify-email', account.email);
    const elsewhere = await page.context().browser()?.newPage();
    if (!elsewhere) throw new Error('The phone has no browser.');
    await elsewhere.goto(`${venue.address}${link}`);
    await elsewhere.getByRole('button', { name: 'Forget me for good' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'You are forgotten' })).toBeVisible();
    await elsewhere.close();
    expect(await venue.sql('SELECT FROM users WHERE email = $1', [account.email])).toEqual([]);

    network.down(false);
    await page.goto('/');
    await expect.poll(() => page.evaluate(keptEntries)).toBe(0);
    expect(await venue.sql('SELECT FROM event_attendance WHERE event_id = $1', [event.id])).toEqual([]);
  });
});
