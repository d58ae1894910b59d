/** An e-mail that the mail server has accepted. */
export type TestMail = {
  /** Counts the mails of a server, from 1. */
  readonly id: number
  /** Addresses of the envelope, in lower case. */
  readonly to: readonly string[]
  /** Address of the sender. */
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Empty if the mail has no HTML. */
  readonly html: string
  /** ms since 1970. */
  readonly receivedAt: number
}
