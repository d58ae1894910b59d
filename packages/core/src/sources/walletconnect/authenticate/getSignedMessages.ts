import { formatSiwxMessage } from '../../../features/login/siwx/formatSiwxMessage.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { SiwxSession } from '../../../ports/Siwx.js'
import type { SignedMessage } from './parseAuthentication.js'

/**
 * Returns the sessions that the app verifies, with the texts that were signed. The signatures of keys are verified here too; a
 * contract's needs the chain.
 *
 * @throws `WalletResponseError` if the account has not signed its message
 */
export function getSignedMessages(signed: readonly SignedMessage[]): Promise<SiwxSession[]> {
  return Promise.all(signed.map(toSiwxSession))
}

async function toSiwxSession({ candidates, signature, isOfKey, cacao }: SignedMessage): Promise<SiwxSession> {
  const { recoverMessageSigner } = await import('../../../chains/evm/verifySignature.js')
  for (const data of candidates) {
    const message = formatSiwxMessage(data)
    const signer = isOfKey ? recoverMessageSigner(new TextEncoder().encode(message), signature) : undefined
    if (!isOfKey || signer === data.accountAddress.toLowerCase()) return { data, message, signature, cacao }
  }
  throw new WalletResponseError({
    method: 'wc_sessionAuthenticate',
    reason: `the account ${candidates[0]?.accountAddress} has not signed the message`,
  })
}
