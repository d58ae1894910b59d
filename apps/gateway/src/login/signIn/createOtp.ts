import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import type { CodeSender } from '../service/createCodeSender.js'
import type { Flow, Flows } from '../service/createFlows.js'

/** An account in the app of a request. */
export type OtpAccount = {
  readonly projectId: string
  readonly origin: string
  /** CAIP-10 id. */
  readonly account: string
}

/** Codes that confirm an e-mail address before an account signs in. */
export type Otp = {
  /** Sends a code. @returns Its id. @throws HttpError 429 or 503 */
  readonly send: (
    email: string,
    account: OtpAccount,
    caller: Pick<RouteRequest, 'address'>,
  ) => Promise<string>
  /** Verifies a code. @throws HttpError 400 `code_wrong`, `code_expired` or `too_many_attempts`, 429 */
  readonly verify: (
    uuid: string,
    code: string,
    app: Omit<OtpAccount, 'account'>,
    caller: Pick<RouteRequest, 'address'>,
  ) => Promise<void>
  /**
   * Uses a verified code up.
   *
   * @returns The address.
   * @throws HttpError 401 `otp` if the code was not verified, is one of another account or origin, or was used.
   */
  readonly take: (uuid: string, account: OtpAccount) => Promise<string>
}

/** The parts of the login service that send and verify codes. */
export type OtpParts = {
  readonly codes: CodeSender
  readonly flows: Pick<Flows, 'create' | 'find' | 'advance' | 'end'>
}

/** Creates the codes. They have the limits of the login's codes, which are counted apart. */
export function createOtp({ codes, flows }: OtpParts): Otp {
  async function find(uuid: string, { projectId, origin }: Omit<OtpAccount, 'account'>) {
    const flow = await flows.find(uuid)
    return flow?.kind === 'signIn' && flow.origin === origin && readProject(flow) === projectId
      ? flow
      : undefined
  }

  return {
    async send(email, account, caller) {
      const flow = await flows.create({
        ...{ kind: 'signIn', state: 'proven', email: email.toLowerCase(), origin: account.origin },
        jkt: toOwner(account),
      })
      try {
        await codes.send(flow, caller)
      } catch (error) {
        await flows.end(flow.id)
        throw error
      }
      return flow.id
    },
    async verify(uuid, code, app, caller) {
      const flow = await find(uuid, app)
      // The same answer as for a code that has expired, so that ids cannot be guessed.
      if (flow?.state !== 'proven')
        throw new HttpError(400, 'code_expired', 'The code has expired or was used: request a new one.')
      await codes.verify(flow, code, caller)
      await flows.advance(flow, 'verified')
    },
    async take(uuid, account) {
      const flow = await find(uuid, account)
      if (flow?.state === 'verified' && flow.jkt === toOwner(account) && (await flows.end(uuid)))
        return flow.email
      throw new HttpError(
        401,
        'otp',
        'The e-mail address is not confirmed for this account: request a new code',
      )
    },
  }
}

/** In place of the thumbprint of a device, which has no space. Addresses of `eip155` are the same in upper and lower case. */
function toOwner({ projectId, account }: OtpAccount): string {
  return JSON.stringify([projectId, account.startsWith('eip155:') ? account.toLowerCase() : account])
}

function readProject({ jkt }: Flow): unknown {
  return JSON.parse(jkt)[0]
}
