import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { InvalidTypedDataError } from '../../../foundation/errors/request.js'
import { UserRejectedError, WalletRequestError } from '../../../foundation/errors/wallet.js'
import type { Session } from '../../../ports/Adapter.js'
import type { Remote } from '../session/createRemote.js'
import { toHexChain } from './toHexChain.js'

type Listener = (told: unknown) => void

/** The `eip155` provider of a remote session for dapps and their libraries: EIP-1193 with its events and errors. */
export type PublicProvider = Eip1193Provider & {
  on(event: string, listener: Listener): PublicProvider
  removeListener(event: string, listener: Listener): PublicProvider
}

/**
 * Adds EIP-1193 events, emitted when the session changes, and EIP-1193 errors to a provider.
 *
 * @param remote Its session is watched from now on, for the lifetime of the kit.
 */
export function toPublicProvider(remote: Remote, provider: Eip1193Provider): PublicProvider {
  const listeners = new Map<string, Set<Listener>>()
  let before = remote.see('eip155')

  function emit(event: string, told: unknown): void {
    // Each listener is called separately: one that throws must not keep the others from being called.
    for (const listener of listeners.get(event) ?? []) void Promise.resolve(told).then(listener)
  }

  remote.watch(() => {
    const [was, is] = [before, remote.see('eip155')]
    before = is
    if (is && !was) emit('connect', { chainId: toHexChain(is.chainId) })
    if (is && was && is.chainId !== was.chainId) emit('chainChanged', toHexChain(is.chainId))
    if (String(accountsOf(is)) !== String(accountsOf(was))) emit('accountsChanged', accountsOf(is))
    if (was && !is) emit('disconnect', toRpcError(new RemoteSessionEndedError()))
  })

  const told: PublicProvider = {
    async request(parameters) {
      try {
        return await provider.request(parameters)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return told
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return told
    },
  }
  return told
}

function accountsOf(session: Session | undefined): readonly string[] {
  return session?.accounts.map(({ address }) => address) ?? []
}

/** EIP-1193's ProviderRpcError, with the wallet's own code, message and data where it gave them. */
function toRpcError(cause: unknown): Error {
  const { message: said, data } = fromWallet(cause)
  const known = cause instanceof LatchkitError ? (cause.details ?? cause.shortMessage) : String(cause)
  const message = typeof said === 'string' && said !== '' ? said : known
  return Object.assign(new Error(message, { cause }), {
    code: codeOf(cause),
    ...(data !== undefined && { data }),
  })
}

/** The JSON-RPC error object that the wallet returned. */
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
