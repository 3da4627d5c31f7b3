import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** The camera is for photos and member cards, the other two for passing a show or an address on. */
const USED_BY_PAGES = ['camera', 'clipboard-write', 'web-share'];
const USED_BY_NOBODY = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = [
  ...USED_BY_PAGES.map((feature) => `${feature}=(self)`),
  ...USED_BY_NOBODY.map((feature) => `${feature}=()`),
].join(', ');

/** What a page may use of the phone (W3C Permissions Policy), and whatever it embeds may not. */
export const permissionsPolicy = (_request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  next();
};

/**
 * Content Security Policy without inline scripts; public pages add the hash of the one that they bring. Styles may be inline
 * because the component library writes its own `<style>`; `wasm-unsafe-eval` lets a phone that cannot read HEIC decode it itself.
 */
export const securityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Of browsers that nobody has any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

/** Of pages and files alone, and so not said of data. */
const FOR_PAGES = ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];

/**
 * Data is no page: opened as one, it loads nothing (OWASP REST Security Cheat Sheet). That is shorter, too: a tablet at the
 * door asks all night, and may get a kilobyte each time.
 */
export const dataPolicy = ({ path }: Request, response: Response, next: NextFunction): void => {
  if (!path.startsWith('/docs')) {
    response.setHeader('Content-Security-Policy', "default-src 'none';frame-ancestors 'none'");
    for (const header of FOR_PAGES) response.removeHeader(header);
  }
  next();
};
