import { type SignedAction, toSignedMessage } from '@latchkit/login-api'
import { recoverMessageAddress } from 'viem/utils'
import { HttpError } from '../../server/http/HttpError.js'

/** @throws HttpError 403 `signature` if the account of the wallet did not sign the action for this device. */
export async function verifySignature(
  action: SignedAction,
  signature: string,
  address: string,
  jkt: string,
): Promise<void> {
  const message = toSignedMessage(action, jkt)
  const signer = await recoverMessageAddress({ message, signature: `0x${signature.slice(2)}` }).catch(
    // Not a signature of any key.
    () => undefined,
  )
  if (signer !== address)
    throw new HttpError(
      403,
      'signature',
      'The wallet did not sign this request: sign it with its EVM account.',
    )
}
