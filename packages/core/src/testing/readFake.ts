import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { Network } from '../foundation/schema/network.js'

/** Returns what a fake network answers, or fails like one: `hangs` never answers. */
export async function readFake<T>(
  answer: T | 'fails' | 'hangs',
  { network, signal }: { readonly network: Network; readonly signal: AbortSignal },
): Promise<T> {
  if (signal.aborted) throw new AbortedError()
  if (answer === 'fails') throw new RpcRequestError({ method: 'readTransfer', network: network.name })
  if (answer !== 'hangs') return answer
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new AbortedError()), { once: true })
  })
}
