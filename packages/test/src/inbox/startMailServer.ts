import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { TestMail } from './TestMail.js'

/** A running mail server, whose mails go nowhere. */
export type MailServer = {
  /** URL for mailers: `smtp://127.0.0.1:port`. */
  readonly smtpUrl: string
  /** Returns the mails to an address, the newest first. Default: all. */
  readonly mails: (to?: string | null) => readonly TestMail[]
  readonly stop: () => Promise<void>
}

const host = '127.0.0.1'
/** Older mails are dropped. */
const maxMails = 200
const maxMailBytes = 1024 * 1024
/** Time for idle connections of mailers when it stops. */
const closeMs = 100

/**
 * Starts a mail server that accepts every mail, and connections of this machine only. The libraries that read mails are loaded first.
 *
 * @param port 0 is any free port.
 * @throws Error of Node.js if the port is in use.
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ])
  let mails: readonly TestMail[] = []
  let count = 0

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: maxMailBytes,
    closeTimeout: closeMs,
    logger: false,
    onData(stream, { envelope }, callback) {
      const receive = async () => {
        const email = await PostalMime.parse(await buffer(stream))
        count += 1
        const mail = {
          id: count,
          to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          from: email.from?.address ?? '',
          subject: email.subject ?? '',
          text: email.text ?? '',
          html: email.html ?? '',
          receivedAt: Date.now(),
        }
        mails = [mail, ...mails].slice(0, maxMails)
      }
      receive().then(() => callback(), callback)
    },
  })
  // Errors of single connections, and errors of the port, which `once` reports.
  smtp.on('error', () => {})
  smtp.server.listen(port, host)
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    smtpUrl: `smtp://${host}:${address.port}`,
    mails: (to) =>
      typeof to === 'string' ? mails.filter((mail) => mail.to.includes(to.toLowerCase())) : mails,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
