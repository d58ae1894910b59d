import type { FrameOptions } from './FrameOptions.js'

/** Creates the headers of the frame's responses. */
export type FrameHeaders = {
  /** The page, for the ancestors of `frame-ancestors`. */
  readonly page: (frameAncestors: string) => Readonly<Record<string, string>>
  /** A file. A worker has no policy but the policy of its own response. */
  readonly file: Readonly<Record<string, string>>
  /** A page without scripts, which no page can embed. */
  readonly plainPage: (styleHash: string) => Readonly<Record<string, string>>
  /** A page with one script, by its hash, that any page can embed: it has nothing of the frame. */
  readonly refusal: (scriptHash: string) => Readonly<Record<string, string>>
  /** A page with scripts of the frame, which no page can embed. Its address can have a code, so it is never sent as a referrer. */
  readonly scriptPage: Readonly<Record<string, string>>
  /** Data that only the frame reads. */
  readonly data: Readonly<Record<string, string>>
}

/** Features of the browser that the frame does not use, nor anyone in it. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const ownFeatures = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get']
const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ')

/** @param origin Origin of the frame. */
export function createFrameHeaders(
  {
    loginUrl,
    recoveryUrl,
    rpcUrls,
    smartAccounts = {},
    gatewayUrl,
  }: Pick<FrameOptions, 'loginUrl' | 'recoveryUrl' | 'rpcUrls' | 'smartAccounts' | 'gatewayUrl'>,
  origin: string,
): FrameHeaders {
  const toOrigin = (url: string) => new URL(url).origin
  const bundlers = Object.values(smartAccounts).flatMap(({ bundlerUrl, paymasterUrl }) =>
    [bundlerUrl ?? gatewayUrl, paymasterUrl ?? gatewayUrl].filter((url) => url !== undefined),
  )
  // The gateway has the prices, and the names of accounts.
  const prices = gatewayUrl === undefined ? [] : [gatewayUrl]
  const services = new Set(
    [loginUrl, recoveryUrl, ...Object.values(rpcUrls), ...bundlers, ...prices].map(toOrigin),
  )
  const createPolicy = (frameAncestors: string) =>
    [
      "default-src 'none'",
      // For Argon2 in the worker.
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      `img-src 'self' data: ${toOrigin(loginUrl)}`,
      "font-src 'self'",
      `connect-src 'self' ${[...services].join(' ')}`,
      "worker-src 'self'",
      `frame-ancestors ${frameAncestors}`,
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types latchkit-frame',
    ].join('; ')
  const common = {
    'referrer-policy': 'strict-origin',
    'permissions-policy': permissionsPolicy,
    // Public files: any page may compare them with the manifest.
    'access-control-allow-origin': '*',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
  const ownOnly = { ...common, 'cross-origin-resource-policy': 'same-origin' }
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return {
    page: (frameAncestors) => ({
      ...common,
      ...html,
      'content-security-policy': createPolicy(frameAncestors),
      // A page with Cross-Origin-Embedder-Policy may embed the frame.
      'cross-origin-resource-policy': 'cross-origin',
    }),
    file: { ...ownOnly, 'content-security-policy': createPolicy("'none'") },
    plainPage: (styleHash) => ({
      ...ownOnly,
      ...html,
      'content-security-policy': `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    }),
    refusal: (scriptHash) => ({
      ...common,
      ...html,
      'content-security-policy': `default-src 'none'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'cross-origin-resource-policy': 'cross-origin',
    }),
    scriptPage: {
      ...ownOnly,
      ...html,
      'referrer-policy': 'no-referrer',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    },
    // No other origin may read it.
    data: { ...ownOnly, 'access-control-allow-origin': origin, 'cache-control': 'no-store' },
  }
}
