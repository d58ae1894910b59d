import { SignInError } from '../../foundation/errors/signIn.js'
import { oneClickMessageMs } from '../../foundation/limits.js'
import type { Clock } from '../../ports/Clock.js'
import type { SiwxConfig, SiwxMessageData, SiwxMessageInput } from '../../ports/Siwx.js'
import { formatSiwxMessage } from './formatSiwxMessage.js'
import { parseMessage } from './rules.js'

/**
 * Creates a message of the app before the account is known, with an account that has no key. Returns `undefined` if its text is not that
 * of `formatSiwxMessage`: a wallet could not create the same text.
 *
 * @throws `SignInError` if the app takes too long, or its message is invalid
 */
export async function createUnboundMessage(
  siwx: SiwxConfig,
  input: SiwxMessageInput,
  clock: Clock,
): Promise<SiwxMessageData | undefined> {
  const { accountAddress, chainId } = input
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    const reason = `createMessage took longer than ${oneClickMessageMs} ms`
    const fail = () => reject(new SignInError({ step: 'createMessage', reason }))
    stop = clock.setTimeout(fail, oneClickMessageMs)
  })
  const created = Promise.resolve(siwx.createMessage(input))
  const message = await Promise.race([created, late]).finally(() => stop())
  const { data, text } = parseMessage(message, { connectorId: '', address: accountAddress, chainId })
  return formatSiwxMessage(data) === text ? data : undefined
}
