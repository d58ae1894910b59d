import { createTransport } from 'nodemailer'
import { GatewayError } from '../../foundation/GatewayError.js'
import { MailError } from './MailError.js'
import { omitAddresses } from './omitAddresses.js'
import { parseMailUrl } from './parseMailUrl.js'

/** An e-mail. */
export type Mail = {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same content as HTML. */
  readonly html?: string
  /** The images of the HTML, which refers to them by `cid:` and their id. */
  readonly images?: readonly { readonly id: string; readonly type: string; readonly bytes: Buffer }[]
}

/** Sends e-mails. */
export type Mailer = {
  /** Resolves when the server has accepted the e-mail. Rejects with a `MailError`. */
  readonly send: (mail: Mail) => Promise<void>
  /** Closes the idle connections. */
  readonly close: () => void
}

/** Options of the mailer. */
export type MailerOptions = {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. A password is only sent with TLS, or to this machine. */
  readonly url: string
  /** The sender: an address, or a name and an address as in `Example <login@example.com>`. */
  readonly from: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be in a header.
const controls = /[\u0000-\u001f\u007f\u2028\u2029]+/g
/** One address as in an envelope: no spaces, lists, names or comments. */
const oneAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/
const maxConnections = 4
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * Creates a mailer for an SMTP server. It connects with the first e-mail.
 *
 * @throws GatewayError if the URL or the sender is invalid.
 */
export function createMailer({ url, from }: MailerOptions): Mailer {
  const server = parseMailUrl(url)
  if (hasControl(from) || !from.includes('@'))
    throw new GatewayError(
      'The sender of e-mails must be an address such as login@example.com or Example <login@example.com>.',
    )
  const transport = createTransport({ ...server, ...timeouts, pool: true, maxConnections, maxRequeues: 1 })
  return {
    async send({ to, subject, text, html, images = [] }) {
      if (hasControl(to) || !oneAddress.test(to))
        throw new MailError('The recipient must be one e-mail address.')
      try {
        await transport.sendMail({
          from,
          // An object, so that nodemailer does not parse a list or a name.
          to: { name: '', address: to },
          subject: subject.replace(controls, ' '),
          text,
          ...(html !== undefined && { html }),
          attachments: images.map(({ id, type, bytes }) => ({
            ...{ cid: id, contentType: type, content: bytes, contentDisposition: 'inline' as const },
          })),
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw new MailError('The e-mail could not be sent.', { cause: omitAddresses(error) })
      }
    },
    close: () => transport.close(),
  }
}

function hasControl(text: string): boolean {
  return text.search(controls) !== -1
}
