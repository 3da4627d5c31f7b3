import { EventTypesTab } from '#pages/admin/event-types-tab';
import { EventCard } from '#pages/events/event-card';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

test('an event type is added, renamed with its events, and deleted with a warning', async ({
  phone,
  venue,
  event,
}) => {
  const page = await pageAs(phone, ADMIN);
  const types = await EventTypesTab.open(page);
  const { notice, alert } = new Toast(page);

  await types.add('country', 'Indigo');
  await expect(alert).toHaveText(['Error', 'There is already an event type with this name']);
  await types.dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(types.dialog).toHaveCount(0);
  await types.add('Western Swing', 'Indigo');
  await expect(notice).toHaveText(['Event type created successfully']);
  await expect(types.row('Western Swing')).toBeVisible();

  await venue.sql(`UPDATE events SET type = 'western swing' WHERE id = $1`, [event.id]);
  await types.rename('Western Swing', 'Texas Swing');
  await expect(notice).toHaveText(['Event type updated successfully']);
  await page.getByRole('tab', { name: 'Events', exact: true }).click();
  await expect(new EventCard(page, event.name).card).toContainText('Texas Swing');

  await page.getByRole('tab', { name: 'Types' }).click();
  const question = await types.delete('Texas Swing');
  await expect(question).toContainText('1 event has this type and will need updating');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice).toHaveText(['Event type deleted successfully']);
  await expect(types.row('Texas Swing')).toHaveCount(0);
});
