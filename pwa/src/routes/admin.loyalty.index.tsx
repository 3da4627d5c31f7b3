import { createFileRoute } from '@tanstack/react-router';
import { MemberManagement } from '#features/loyalty/member-management';

/** The Members sub-tab. */
export const Route = createFileRoute('/admin/loyalty/')({ component: MemberManagement });
