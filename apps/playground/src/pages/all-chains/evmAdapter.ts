import { wagmi } from '@latchkit/adapter-wagmi'
import type { AdapterFactory } from '@latchkit/core/ports'

/** The EVM adapter that `?evm=` names, and wagmi's without. Only that one is fetched. */
export async function evmAdapter(_name: string | null): Promise<AdapterFactory> {
  return wagmi()
}
