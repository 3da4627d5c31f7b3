import { createFileRoute } from '@tanstack/react-router';
import { BadgeManagement } from '#features/loyalty/badges/badge-management';

/** The Badges sub-tab. */
export const Route = createFileRoute('/admin/loyalty/badges')({ component: BadgeManagement });
