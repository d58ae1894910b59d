import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An e-mail that the server has accepted. */
export type ReceivedMail = {
  readonly recipients: readonly string[]
  readonly source: string
  readonly email: Email
}

/** Starts an SMTP server that keeps the e-mails. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // The mailer keeps idle connections.
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks)
        const email = await PostalMime.parse(source)
        mails.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: source.toString(),
          email,
        })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
