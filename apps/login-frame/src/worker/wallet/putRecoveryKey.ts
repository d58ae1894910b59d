import { getRecoveryKeyContext, seal, type WalletAddresses } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { signAction } from './signAction.js'
import type { VaultContext } from './VaultContext.js'

/** Stores the key of the managed envelope with the recovery service, for the address of the link. */
export async function putRecoveryKey(
  context: VaultContext,
  parameters: {
    readonly linkId: string
    readonly addresses: WalletAddresses
    readonly keys: WalletKeys
    /** 32 bytes. */
    readonly key: Uint8Array
  },
): Promise<void> {
  const { linkId, addresses, keys, key } = parameters
  const recipient = await context.recovery.call('keys/recipient', {})
  const sealedKey = base64urlnopad.encode(
    seal(key, base64urlnopad.decode(recipient.key), getRecoveryKeyContext('put', addresses)),
  )
  const signature = await signAction(context, keys, { type: 'putRecoveryKey', addresses, sealedKey })
  await context.recovery.call('keys/put', { linkId, addresses, keyId: recipient.keyId, sealedKey, signature })
}
