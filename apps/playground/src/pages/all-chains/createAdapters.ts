import { bitcoin } from '@latchkit/adapter-bitcoin'
import { solana } from '@latchkit/adapter-solana'
import type { ChainNamespace } from '@latchkit/core'
import type { AdapterFactory } from '@latchkit/core/ports'
import { createBrokenAdapter } from './createBrokenAdapter.js'
import { loadEvmAdapter } from './loadEvmAdapter.js'

/**
 * Creates the adapters of the page. The query selects the EVM adapter (`evm`) and those that cannot start (`broken`).
 */
export async function createAdapters(query: URLSearchParams): Promise<readonly AdapterFactory[]> {
  const adapters: Readonly<Partial<Record<ChainNamespace, AdapterFactory>>> = {
    eip155: await loadEvmAdapter(query.get('evm')),
    solana: solana(),
    bip122: bitcoin(),
  }
  return Object.entries(adapters).map(([namespace, adapter]) =>
    namespace === query.get('broken') ? createBrokenAdapter(adapter) : adapter,
  )
}
