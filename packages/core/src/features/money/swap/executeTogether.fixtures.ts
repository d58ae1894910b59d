import type { SwapWorld } from './setUpSwap.fixtures.js'

type Batch = { readonly calls: readonly { readonly to: string; readonly data: string }[] }

/** `tell`: what the wallet answers about each batch from now on. */
type Executor = { readonly batches: readonly Batch[]; readonly tell: (answer: unknown) => void }

/** A wallet that executes calls together (EIP-5792), and what it was asked for. */
export function executeTogether({ evm, chain }: SwapWorld, error?: object): Executor {
  const batches: Batch[] = []
  let told: unknown = { status: 100 }
  evm.capabilities = { '0x7a69': { atomic: { status: 'ready' } } }
  evm.request = async ({ method, params }) => {
    if (method === 'wallet_getCallsStatus') return told
    if (method !== 'wallet_sendCalls') throw new TypeError(method)
    if (error) throw error
    const [batch] = params as readonly Batch[]
    if (batch) batches.push(batch)
    for (const { to, data } of batch?.calls ?? []) chain.call(to, data, 0n)
    return { id: '0xba7c' }
  }
  return {
    batches,
    tell: (answer: unknown) => {
      told = answer
    },
  }
}
