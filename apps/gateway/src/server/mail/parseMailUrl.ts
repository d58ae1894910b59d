import { GatewayError } from '../../foundation/GatewayError.js'

/** How to reach an SMTP server. */
export type MailServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. Without it, STARTTLS is used if the server offers it. */
  readonly secure: boolean
  /** Fails without STARTTLS. */
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const localHosts = new Set(['localhost', '127.0.0.1', '::1'])

/**
 * Parses the URL of an SMTP server. Nodemailer is not given the URL, because its query could set every option.
 *
 * @throws GatewayError if it is invalid. The message does not contain the URL, which can contain a password.
 */
export function parseMailUrl(text: string): MailServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isValid =
    url !== undefined &&
    ['smtp:', 'smtps:'].includes(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === ''
  if (!isValid)
    throw new GatewayError(
      'The URL of the mail server must be smtp://host:port or smtps://user:password@host:port, without a path or query.',
    )
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const auth = url.username !== '' && {
    user: decodeCredential(url.username),
    pass: decodeCredential(url.password),
  }
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== false && !localHosts.has(host),
    ...(auth !== false && { auth }),
  }
}

function decodeCredential(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new GatewayError(
      'User and password of the mail server must be percent-encoded in its URL: write % as %25.',
      {
        cause,
      },
    )
  }
}
