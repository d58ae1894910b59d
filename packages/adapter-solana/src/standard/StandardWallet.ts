/** A registered wallet (Wallet Standard), limited to the members that `isSolanaStandardWallet` validates. */
export type StandardWallet = {
  readonly name: string
  readonly icon?: unknown
  readonly chains: readonly string[]
  readonly features: StandardFeatures
  readonly accounts: unknown
}

type Sign<input> = (...inputs: readonly input[]) => Promise<unknown>
type MessageInput = { readonly account: object; readonly message: Uint8Array }
type TransactionInput = {
  readonly account: object
  readonly transaction: Uint8Array
  readonly chain: string
  readonly options?: object | undefined
}
type Versions = { readonly supportedTransactionVersions?: unknown }

/** The features that the kit uses. */
export type StandardFeatures = {
  readonly 'standard:connect': {
    readonly connect: (input?: { readonly silent?: boolean }) => Promise<unknown>
  }
  readonly 'standard:disconnect'?: { readonly disconnect: () => Promise<void> } | undefined
  readonly 'standard:events'?:
    | { readonly on: (event: 'change', listener: () => void) => () => void }
    | undefined
  readonly 'solana:signMessage'?: { readonly signMessage: Sign<MessageInput> } | undefined
  readonly 'solana:signIn'?: { readonly signIn: Sign<object> } | undefined
  readonly 'solana:signTransaction'?:
    | (Versions & { readonly signTransaction: Sign<TransactionInput> })
    | undefined
  readonly 'solana:signAndSendTransaction'?:
    | (Versions & { readonly signAndSendTransaction: Sign<TransactionInput> })
    | undefined
}

/**
 * Returns whether the wallet has a Solana chain, can connect and can sign. Throws if a getter of the wallet throws.
 */
export function isSolanaStandardWallet(value: unknown): value is StandardWallet {
  if (typeof value !== 'object' || value === null) return false
  const { name, chains, features } = value as Partial<Record<keyof StandardWallet, unknown>>
  if (typeof name !== 'string' || name === '' || typeof features !== 'object' || features === null)
    return false
  if (!Array.isArray(chains) || !chains.some((chain) => String(chain).startsWith('solana:'))) return false
  const signing = Object.keys(features).some((feature) =>
    /^solana:sign(Message|(AndSend)?Transaction)$/.test(feature),
  )
  return signing && 'standard:connect' in features
}
