import type { Logger } from 'pino'
import { HttpError } from '../../server/http/HttpError.js'
import type { Mailer } from '../../server/mail/createMailer.js'
import type { Brand } from '../../server/projects/Brand.js'
import { type MailText, mails } from './copy/mails.js'
import type { AuditLog } from './createAuditLog.js'
import { createCodeLimits } from './createCodeLimits.js'
import type { Codes } from './createCodes.js'
import type { Flow } from './createFlows.js'
import type { Limits } from './createLimits.js'
import type { ToPseudonym } from './createPseudonyms.js'
import type { LoginCaller } from './LoginHandlers.js'
import { renderMailText } from './renderMailText.js'

/** The dependencies of the code sender. */
export type CodeSenderParts = {
  readonly codes: Codes
  readonly limits: Limits
  readonly audit: AuditLog
  readonly mailer: Mailer
  /** Returns the brand of the app with an origin. */
  readonly getBrand: (origin: string) => Brand | undefined
  readonly toPseudonym: ToPseudonym
  readonly logger: Logger
  /** Whether the user of an address has logged in with the key of this thumbprint. */
  readonly isKnownDevice: (email: string, jkt: string) => Promise<boolean>
  /** Returns the time between two codes to one recipient from one network, in ms. Default, also for `undefined`: 30 seconds. */
  readonly getGapMs?: (() => number | undefined) | undefined
}

/** Sends and verifies the codes of flows, within their limits. */
export type CodeSender = {
  /**
   * Sends a code to the address of the flow's next step.
   *
   * @returns Time after which another one can be requested, in ms.
   * @throws HttpError `flow_expired` for a social login, `retry_later`, `too_many_attempts`, or 503 if the mail server does not accept the e-mail.
   */
  readonly send: (flow: Flow, caller: Pick<LoginCaller, 'address'>) => Promise<number>
  /** Verifies a code of the flow's next step. @throws HttpError `code_wrong`, `code_expired`, `too_many_attempts` or `retry_later` */
  readonly verify: (flow: Flow, code: string, caller: Pick<LoginCaller, 'address'>) => Promise<void>
  /** Sends a notice. A failure is logged only, because what it is about has happened. */
  readonly notify: (email: string, mail: MailText) => Promise<void>
}

const defaultGapMs = 30_000

/** Returns the address to which the next code of a flow is sent. */
const getRecipient = ({ state, email, newEmail }: Flow): string =>
  state === 'primaryVerified' && newEmail !== null ? newEmail : email

/** Creates the code sender. */
export function createCodeSender(parts: CodeSenderParts): CodeSender {
  const { codes, limits, audit, mailer, getBrand, toPseudonym, logger, isKnownDevice } = parts
  const getGapMs = () => parts.getGapMs?.() ?? defaultGapMs
  const codeLimits = createCodeLimits({ limits, toPseudonym, isKnownDevice, getGapMs })

  async function deliver(email: string, mail: MailText): Promise<boolean> {
    try {
      const brand = mail.app === undefined ? undefined : getBrand(mail.app)
      await mailer.send({ to: email, ...renderMailText(mail, brand) })
      return true
    } catch (error) {
      logger.error({ err: error }, 'an e-mail was not sent')
      return false
    }
  }

  return {
    async send(flow, { address }) {
      const { kind } = flow
      if (kind === 'social' || kind === 'farcaster' || kind === 'passkey' || kind === 'passkeyCreation')
        throw new HttpError(400, 'flow_expired', 'This login has no code: start again.')
      const recipient = getRecipient(flow)
      await codeLimits.takeSend({ flow, recipient, address })
      const code = await codes.create(flow.id)
      if (!(await deliver(recipient, mails[kind](flow.origin, code))))
        throw new HttpError(503, 'mail', 'The e-mail could not be sent: try again later.')
      return getGapMs()
    },
    async verify(flow, code, { address }) {
      const recipient = getRecipient(flow)
      const request = { flow, recipient, address }
      const release = await codeLimits.takeAttempt(request)
      try {
        await codes.verify(flow.id, code)
      } catch (error) {
        if (error instanceof HttpError && error.field === 'code_expired') await release()
        else
          await audit.record('code_refused', flow.userId ?? toPseudonym('email', recipient), {
            kind: flow.kind,
          })
        throw error
      }
      await release()
      await codeLimits.addKnownNetwork(request)
    },
    notify: async (email, mail) => void (await deliver(email, mail)),
  }
}
