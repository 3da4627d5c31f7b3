import type { AdminUserResponse } from './users.dto.js';
import type { ListedUser } from './users.repository.js';

/** What an admin may see of an account. */
export const toAdminUserResponse = (user: ListedUser): AdminUserResponse => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  userType: user.userType,
  isActive: user.isActive,
  emailVerified: user.emailVerifiedAt !== null,
  hasPin: user.hasPin,
  profileImage: user.profileImage,
  createdAt: user.createdAt,
});
