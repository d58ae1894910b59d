import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { InvalidTypedDataError } from '../../../foundation/errors/typedData.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Session } from '../../../ports/Adapter.js'
import { toHexChain } from '../protocol/toHexChain.js'
import type { ClientSession } from './ClientSession.js'

type Listener = (payload: unknown) => void

/**
 * The `eip155` provider that `getProvider` returns for a remote session: EIP-1193 with its events and errors.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type RemoteEip1193Provider = Eip1193Provider & {
  on(event: string, listener: Listener): RemoteEip1193Provider
  removeListener(event: string, listener: Listener): RemoteEip1193Provider
}

/**
 * Adds EIP-1193's events, emitted when the session changes, and its error codes to a request handler.
 *
 * @param remote The remote session, which is watched for the lifetime of the kit.
 */
export function toEip1193Provider(remote: ClientSession, provider: Eip1193Provider): RemoteEip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  let before = remote.getSession('eip155')

  function emit(event: string, payload: unknown): void {
    // Each listener is called in its own promise, so that an error in one does not affect the others.
    for (const listener of listeners.get(event) ?? []) void Promise.resolve(payload).then(listener)
  }

  remote.watch(() => {
    const [previous, current] = [before, remote.getSession('eip155')]
    before = current
    if (current && !previous) emit('connect', { chainId: toHexChain(current.chainId) })
    if (current && previous && current.chainId !== previous.chainId)
      emit('chainChanged', toHexChain(current.chainId))
    if (String(accountsOf(current)) !== String(accountsOf(previous)))
      emit('accountsChanged', accountsOf(current))
    if (previous && !current) emit('disconnect', toRpcError(new RemoteSessionEndedError()))
  })

  const eip1193Provider: RemoteEip1193Provider = {
    async request(parameters) {
      try {
        return await provider.request(parameters)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return eip1193Provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return eip1193Provider
    },
  }
  return eip1193Provider
}

function accountsOf(session: Session | undefined): readonly string[] {
  return session?.accounts.map(({ address }) => address) ?? []
}

/** Converts an error to EIP-1193's ProviderRpcError, with the wallet's code, message and data if it returned them. */
function toRpcError(cause: unknown): Error {
  const { message: walletMessage, data } = fromWallet(cause)
  const fallback = cause instanceof LatchkitError ? (cause.details ?? cause.shortMessage) : String(cause)
  const message = typeof walletMessage === 'string' && walletMessage !== '' ? walletMessage : fallback
  return Object.assign(new Error(message, { cause }), {
    code: codeOf(cause),
    ...(data !== undefined && { data }),
  })
}

/** Returns the JSON-RPC error object of the wallet, or an empty object. */
function fromWallet(error: unknown): { readonly message?: unknown; readonly data?: unknown } {
  const { cause } = error instanceof LatchkitError ? error : {}
  return typeof cause === 'object' && cause !== null ? cause : {}
}

function codeOf(error: unknown): number {
  if (error instanceof UserRejectedError) return 4001
  if (error instanceof RemoteSessionEndedError) return 4900
  if (error instanceof InvalidTypedDataError) return -32_602
  const code = error instanceof WalletRequestError ? error.rpcCode : undefined
  return code ?? -32_603
}
