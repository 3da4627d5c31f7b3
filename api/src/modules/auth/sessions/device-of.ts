import type { Request } from 'express';
import { deviceName } from '#contract/rules/device-name.js';

/** The device that asks, in words. Its User-Agent is not kept (decision 53). */
export const deviceOf = ({ headers }: Request): string => deviceName(headers['user-agent'] ?? '');
