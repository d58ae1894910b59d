import { LatchkitError, type Network, RpcRequestError } from '@latchkit/core'
import type { EvmMethods, EvmReceipt, Hex } from '@latchkit/core/ports'
import { type Config, readContract as readWithWagmi } from '@wagmi/core'
import type { Abi } from 'viem'
import { abortable } from './abortable.js'

/** Reads the native balance in wei from the network's own RPC. */
export function getBalance(
  config: Config,
  parameters: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<bigint> {
  const { address, network, signal } = parameters
  const method = 'eth_getBalance'
  return ask({ method, network, signal }, async () => {
    const client = config.getClient({ chainId: Number(network.id) })
    return toQuantity(await client.request({ method, params: [address as Hex, 'latest'] }, { signal }))
  })
}

/** What the chain says of a transaction now; `null` where it is not mined. */
export function getReceipt(
  config: Config,
  parameters: { readonly hash: Hex; readonly network: Network; readonly signal: AbortSignal },
): Promise<EvmReceipt | null> {
  const { hash, network, signal } = parameters
  const method = 'eth_getTransactionReceipt'
  return ask({ method, network, signal }, async () => {
    const client = config.getClient({ chainId: Number(network.id) })
    const receipt = await client.request({ method, params: [hash] }, { signal })
    if (!receipt?.blockNumber) return null
    return {
      hash,
      status: toQuantity(receipt.status) === 1n ? 'success' : 'reverted',
      blockNumber: toQuantity(receipt.blockNumber),
      gasUsed: toQuantity(receipt.gasUsed),
    }
  })
}

/** Calls a contract through the network's own RPC. */
export function readContract(
  config: Config,
  parameters: Parameters<EvmMethods['readContract']>[0],
): Promise<unknown> {
  const { network, address, abi, functionName, args = [], signal = new AbortController().signal } = parameters
  return ask({ method: 'eth_call', network, signal }, () =>
    readWithWagmi(config, {
      chainId: Number(network.id),
      address,
      // The port speaks no library's language; viem itself checks the ABI as it encodes with it.
      abi: abi as Abi,
      functionName,
      args,
    }),
  )
}

async function ask<T>(
  subject: { readonly method: string; readonly network: Network; readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await abortable(work(), subject.signal)
  } catch (cause) {
    if (cause instanceof LatchkitError) throw cause
    const details = cause instanceof Error ? cause.message : undefined
    throw new RpcRequestError({ method: subject.method, network: subject.network.name, details, cause })
  }
}

function toQuantity(value: unknown): bigint {
  // BigInt('') is 0 and BigInt('12') is no error either: an answer that is not hex must not become an amount.
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw new TypeError(`${String(value)} is not a quantity`)
  return BigInt(value)
}
