import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The eight badges a venue starts with; names and icons as spec §9 maps them. */
export class SeedBadges1763596800012 implements MigrationInterface {
  readonly name = 'SeedBadges1763596800012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO badges (name, description, icon, color, category, requirement, requirement_type, points) VALUES
        ('First Timer', 'Your first night with us.', 'Star', 'bg-yellow-500', 'milestone', 1, 'events_attended', 50),
        ('Regular', 'Five different shows.', 'Calendar', 'bg-blue-500', 'attendance', 5, 'events_attended', 50),
        ('VIP', 'Twenty-five different shows.', 'Crown', 'bg-purple-500', 'special', 25, 'events_attended', 150),
        ('Music Lover', 'Five country nights.', 'Music', 'bg-orange-500', 'events', 5, 'country_events', 75),
        ('Event Enthusiast', 'Ten different shows.', 'Target', 'bg-green-500', 'attendance', 10, 'events_attended', 75),
        ('Loyal Customer', 'Three weekends in a row.', 'Heart', 'bg-red-500', 'special', 3, 'weekend_consecutive', 100),
        ('Super Fan', 'Three shows that start after ten at night.', 'Moon', 'bg-pink-500', 'events', 3, 'late_night_events', 75),
        ('Champion', 'Five tables booked a week ahead.', 'Trophy', 'bg-goldenrod', 'milestone', 5, 'early_booking', 100);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM badges WHERE name IN
        ('First Timer', 'Regular', 'VIP', 'Music Lover', 'Event Enthusiast', 'Loyal Customer', 'Super Fan', 'Champion');
    `);
  }
}
