/** Values that the directive must have, and no other ones. */
const exactDirectives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': "'self'",
  'font-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'latchkit-frame',
}
/** The directives of the pages at which logins with providers begin and end, and no other directives. */
const loginPageDirectives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}
const scriptSources = ["'self'", "'wasm-unsafe-eval'"]
const referrerPolicies = ['no-referrer', 'same-origin', 'strict-origin']
const deniedFeatures = ['camera', 'clipboard-read', 'geolocation', 'microphone', 'payment', 'usb']

type Kind = 'page' | 'loginPage' | 'file'

/**
 * Returns which headers of a response of the login frame are missing or too wide.
 *
 * @param kind `page` is the frame, `loginPage` a page at which a login with a provider begins or ends. A worker has no policy but the policy of its
 * own `file`.
 */
export function findHeaderProblems(
  headers: Headers,
  { kind, isHttps }: { readonly kind: Kind; readonly isHttps: boolean },
): readonly string[] {
  const get = (name: string) => headers.get(name) ?? ''
  const problems = findPolicyProblems(get('content-security-policy'), kind)
  const require = (isMet: boolean, problem: string) => (isMet ? [] : [problem])
  return [
    ...problems,
    ...require(get('x-content-type-options') === 'nosniff', 'X-Content-Type-Options must be nosniff'),
    ...require(referrerPolicies.includes(
      get('referrer-policy'),
    ), `Referrer-Policy must be one of ${referrerPolicies.join(', ')}`),
    ...findPermissionProblems(get('permissions-policy')),
    ...require(!isHttps ||
      /max-age=[1-9]\d{6,}/.test(
        get('strict-transport-security'),
      ), 'Strict-Transport-Security must have a max-age of at least 12 days'),
    ...require(kind === 'file' ||
      get('cache-control').includes('no-store'), 'Cache-Control of the page must be no-store'),
    ...require(kind === 'file' ||
      /^text\/html\b/.test(get('content-type')), 'Content-Type of the page must be text/html'),
  ]
}

function findPolicyProblems(policy: string, kind: Kind): readonly string[] {
  if (policy === '') return ['Content-Security-Policy is missing']
  if (policy.includes(',')) return ['Content-Security-Policy must be one policy']
  const directives = new Map<string, string>()
  for (const directive of policy.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/)
    // A browser ignores a directive that was given before.
    if (name !== '' && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), values.join(' '))
  }
  const required = kind === 'loginPage' ? loginPageDirectives : exactDirectives
  const exact = Object.entries(required)
    .filter(([name, value]) => directives.get(name) !== value)
    .map(([name, value]) => `${name} must be ${value}`)
  if (kind === 'loginPage')
    return [
      ...exact,
      ...[...directives.keys()]
        .filter((name) => !Object.hasOwn(required, name))
        .map((name) => `${name} must be absent`),
    ]
  const sources = (name: string) => directives.get(name)?.split(' ') ?? []
  const isTooWide = (source: string) =>
    /^\*(?::|$)|^[a-z][a-z\d+.-]*:(?:\/\/\*?)?$|:\/\/\*(?::|$)/i.test(source)
  const scripts = sources('script-src')
  const ancestors = sources('frame-ancestors')
  return [
    ...exact,
    ...(scripts.includes("'self'") && scripts.every((source) => scriptSources.includes(source))
      ? []
      : [`script-src must have no other sources than ${scriptSources.join(' ')}`]),
    ...(ancestors.length > 0 ? [] : ['frame-ancestors is missing']),
    ...ancestors.filter(isTooWide).map((source) => `frame-ancestors must not contain ${source}`),
    ...['img-src', 'connect-src'].flatMap((name) =>
      directives.has(name)
        ? sources(name)
            .filter((source) => isTooWide(source) && !(name === 'img-src' && source === 'data:'))
            .map((source) => `${name} must not contain ${source}`)
        : [`${name} is missing`],
    ),
    ...['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr']
      .filter((name) => directives.has(name))
      .map((name) => `${name} must not replace script-src or style-src`),
  ]
}

function findPermissionProblems(policy: string): readonly string[] {
  const features = policy.split(',').map((feature) => feature.trim())
  return deniedFeatures
    .filter((feature) => !features.includes(`${feature}=()`))
    .map((feature) => `Permissions-Policy must deny ${feature}`)
}
