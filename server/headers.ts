/** Nobody else may frame, sniff, track or borrow from the site. The policy of a page comes on top. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(self), usb=()',
};

/** Files that are no page are shown alone at most as a picture: nothing in them may run. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A file whose name changes with its content. */
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for again each time, by its ETag. */
export const REVALIDATE = 'no-cache';

/** The page for addresses that have none. */
export const NOT_FOUND = '/404';
