import { createFileRoute } from '@tanstack/react-router';
import { VerificationQueue } from '#features/verification/verification-queue';

/** Check-in photos that staff look at. */
export const Route = createFileRoute('/admin/photos/')({ component: VerificationQueue });
