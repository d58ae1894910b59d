/**
 * An e-mail that was not sent. Neither the message nor the cause contains an address: servers repeat them in their responses, and errors
 * are logged.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
}
