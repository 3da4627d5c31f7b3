import { createFileRoute } from '@tanstack/react-router';

/** `/`: the home layout with nothing over it. */
export const Route = createFileRoute('/_home/')();
