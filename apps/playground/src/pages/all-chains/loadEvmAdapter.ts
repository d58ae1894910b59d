import type { AdapterFactory } from '@latchkit/core/ports'

/** Returns the EVM adapter named by `?evm=`, by default wagmi's. Loads only that one. */
export async function loadEvmAdapter(name: string | null): Promise<AdapterFactory> {
  switch (name) {
    case 'ethers':
      return (await import('@latchkit/adapter-ethers')).ethers()
    case 'ethers5':
      return (await import('@latchkit/adapter-ethers/v5')).ethers5()
    default:
      return (await import('@latchkit/adapter-wagmi')).wagmi()
  }
}
