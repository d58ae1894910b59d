import { createTransport } from 'nodemailer'
import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { parseMailUrl } from '../../server/mail/parseMailUrl.js'
import { CheckError, type Finding, toFinding } from './Finding.js'
import { checkTimeoutMs } from './request.js'

/** Logs in to a mail server. Sends no mail. */
export function checkMail(subject: string, url: string): Promise<Finding> {
  return toFinding(subject, async () => {
    const server = parseMailUrl(url)
    const transport = createTransport({
      ...server,
      ...{ dnsTimeout: checkTimeoutMs, connectionTimeout: checkTimeoutMs, greetingTimeout: checkTimeoutMs },
    })
    try {
      await transport.verify()
      return server.auth ? 'the server accepts the user and the password' : 'the server responds'
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH'
      if (isRefused)
        throw new CheckError(
          'The server refuses the user and the password.',
          'Correct them in the URL. They are percent-encoded: @ is written as %40.',
        )
      throw new CheckError(
        `The server cannot be used (${describeConnectionError(error)}).`,
        'Check host and port: smtps:// is TLS from the first byte (port 465), smtp:// STARTTLS (port 587). Many hosts block port 25.',
      )
    } finally {
      transport.close()
    }
  })
}
