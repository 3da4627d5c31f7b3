import type { Request } from 'express';

/** Whether a request only asks for something. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
