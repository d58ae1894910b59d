import { type SignedAction, toSignedMessage, type WalletAddresses } from '@latchkit/login-api'
import { getAddress, verifyMessage } from 'viem/utils'
import { HttpError } from '../../server/http/HttpError.js'

/** An action that names its wallet. */
type WalletAction = Extract<SignedAction, { readonly addresses: WalletAddresses }>

/** @throws HttpError 403 `signature` if the wallet did not sign the action for this device. */
export async function requireSignature(action: WalletAction, jkt: string, signature: string): Promise<void> {
  const isValid = await verifyMessage({
    address: getAddress(action.addresses.eip155),
    message: toSignedMessage(action, jkt),
    signature: signature as `0x${string}`,
  }).catch(() => false)
  if (!isValid)
    throw new HttpError(
      403,
      'signature',
      'The signature is not one of the wallet for this device and action.',
    )
}
