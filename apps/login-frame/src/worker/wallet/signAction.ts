import { type SignedAction, toSignedMessage } from '@latchkit/login-api'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { getThumbprint } from '../services/getThumbprint.js'
import { signEvmMessage } from '../signing/signEvmMessage.js'
import type { VaultContext } from './VaultContext.js'

/** Signs an action for a service with the EVM account of the wallet. Only this device can use the signature. */
export async function signAction(
  { storage }: VaultContext,
  keys: WalletKeys,
  action: SignedAction,
): Promise<string> {
  const { proof } = await storage.readKeys()
  const message = toSignedMessage(action, await getThumbprint(proof))
  return signEvmMessage(keys.evm, new TextEncoder().encode(message))
}
