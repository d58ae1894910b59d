import type { Envelope, EnvelopeType, WalletAddresses } from './wallet.js'

/**
 * A message that a wallet signs with its EVM account (EIP-191), to prove to a service that the sender has its secret.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export type SignedAction =
  | { readonly type: 'createWallet'; readonly addresses: WalletAddresses; readonly share: string }
  | { readonly type: 'putShare'; readonly share: string }
  | { readonly type: 'putEnvelope'; readonly envelope: Envelope }
  | { readonly type: 'removeEnvelope'; readonly envelopeType: EnvelopeType }
  | { readonly type: 'addPasskey'; readonly credentialId: string }
  | { readonly type: 'removePasskey' }
  | { readonly type: 'putRecoveryKey'; readonly addresses: WalletAddresses; readonly sealedKey: string }
  | { readonly type: 'removeRecoveryKey'; readonly addresses: WalletAddresses }
  | { readonly type: 'listReleases'; readonly addresses: WalletAddresses }
  | {
      readonly type: 'decideRelease'
      readonly addresses: WalletAddresses
      /** Of the release: the new device. */
      readonly id: string
      readonly isAllowed: boolean
    }

/**
 * Returns the text to be signed. It contains the thumbprint of the device's key (RFC 7638), so that no other device can use the signature.
 * The first line differs from every message that an app can ask for: the frame refuses those that start with it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7638
 * @example
 * ```ts
 * import { toSignedMessage } from '@latchkit/login-api'
 *
 * const text = toSignedMessage({ type: 'removeEnvelope', envelopeType: 'managed' }, 'thumbprint')
 * ```
 */
export function toSignedMessage(action: SignedAction, jkt: string): string {
  return [signedMessagePrefix, `Action: ${action.type}`, `Device: ${jkt}`, ...toLines(action)].join('\n')
}

/** The first line of the messages that wallets sign for the services. */
export const signedMessagePrefix = 'Latchkit wallet service request'

function toLines(action: SignedAction): readonly string[] {
  switch (action.type) {
    case 'createWallet':
      return [
        `EVM: ${action.addresses.eip155}`,
        `Solana: ${action.addresses.solana}`,
        `Share: ${action.share}`,
      ]
    case 'putShare':
      return [`Share: ${action.share}`]
    case 'putEnvelope':
      return [
        `Envelope: ${action.envelope.type}`,
        `Parameters: ${JSON.stringify(Object.entries(action.envelope.parameters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))}`,
        `Blob: ${action.envelope.blob}`,
      ]
    case 'removeEnvelope':
      return [`Envelope: ${action.envelopeType}`]
    case 'addPasskey':
      return [`Credential: ${action.credentialId}`]
    case 'removePasskey':
      return []
    case 'putRecoveryKey':
      return [
        `EVM: ${action.addresses.eip155}`,
        `Solana: ${action.addresses.solana}`,
        `Key: ${action.sealedKey}`,
      ]
    case 'decideRelease':
      return [
        `EVM: ${action.addresses.eip155}`,
        `Solana: ${action.addresses.solana}`,
        `Release: ${action.id}`,
        `Allowed: ${action.isAllowed ? 'yes' : 'no'}`,
      ]
    case 'listReleases':
    case 'removeRecoveryKey':
      return [`EVM: ${action.addresses.eip155}`, `Solana: ${action.addresses.solana}`]
  }
}
