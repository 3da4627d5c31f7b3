import { dayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import { earnedBadgeIcon } from '#features/loyalty/shown/earned-badge-icon';
import type { MemberDetails } from '#features/loyalty/members/member-list.queries';

/** The badges a member has, the last earned first. */
export const MemberBadges = ({ badges }: Pick<MemberDetails, 'badges'>) => {
  const timeZone = useVenueZone();
  return (
    <section className="member-badges" aria-labelledby="member-badges">
      <h3 id="member-badges">Badges</h3>
      {badges.length === 0 ? (
        <p className="member-summary-facts">No badges yet.</p>
      ) : (
        <ul>
          {badges.map(({ id, name, icon, color, earnedDate }) => (
            <li key={id}>
              <BadgeIcon icon={earnedBadgeIcon({ name, icon })} color={color} size="small" />
              <span>
                <strong dir="auto">{name}</strong>
                <small>{dayOfInstant(earnedDate, timeZone)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
