import { SignInError } from '../../../foundation/errors/signIn.js'
import { oneClickMessageMs } from '../../../foundation/limits.js'
import type { Clock } from '../../../ports/Clock.js'
import type { SiwxConfig, SiwxMessageInput } from '../../../ports/Siwx.js'
import { parseMessage } from './rules.js'
import type { SiwxPrepared } from './types.js'

/**
 * Creates a message of the app before the account is known, with an account that has no key.
 *
 * @throws `SignInError` if the app takes too long, or its message is invalid
 */
export async function createUnboundMessage(
  siwx: SiwxConfig,
  input: SiwxMessageInput,
  clock: Clock,
): Promise<SiwxPrepared> {
  const { accountAddress, chainId } = input
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    const reason = `createMessage took longer than ${oneClickMessageMs} ms`
    const fail = () => reject(new SignInError({ step: 'createMessage', reason }))
    stop = clock.setTimeout(fail, oneClickMessageMs)
  })
  const created = Promise.resolve(siwx.createMessage(input))
  const message = await Promise.race([created, late]).finally(() => stop())
  return parseMessage(message, { connectorId: '', address: accountAddress, chainId })
}
