import type { AdapterFactory } from '@latchkit/core/ports'

/** The EVM adapter that `?evm=` names, and wagmi's without. Only that one is fetched. */
export async function evmAdapter(name: string | null): Promise<AdapterFactory> {
  switch (name) {
    case 'ethers':
      return (await import('@latchkit/adapter-ethers')).ethers()
    case 'ethers5':
      return (await import('@latchkit/adapter-ethers/v5')).ethers5()
    default:
      return (await import('@latchkit/adapter-wagmi')).wagmi()
  }
}
