import { type Address, encodeFunctionData, type Hex, toHex } from 'viem'
import { readArtifact } from './artifact.js'
import { market } from './market.js'

/** A swap of an exact amount, which accepts any price. */
export type DevnetSwap = {
  readonly from: Address
  /** Addresses of tokens; WETH at its beginning or end stands for Ether. */
  readonly path: readonly Address[]
  /** Base units of the first token. The router must be allowed to take them, unless they are Ether. */
  readonly amount: bigint
}

/** A transaction for `eth_sendTransaction`. */
export type RpcTransaction = {
  readonly from: Address
  readonly to: Address
  readonly value?: Hex
  readonly data: Hex
}

/** Returns the transaction of a swap. */
export function encodeSwap({ from, path, amount }: DevnetSwap): RpcTransaction {
  const { abi } = readArtifact('Router')
  const [first, last] = [path[0], path.at(-1)]
  const deadline = 2n ** 64n
  const shared = { from, to: market.router }
  if (first === market.wrappedEther)
    return {
      ...shared,
      value: toHex(amount),
      data: encodeFunctionData({
        ...{ abi, functionName: 'swapExactETHForTokens', args: [0n, path, from, deadline] },
      }),
    }
  const functionName = last === market.wrappedEther ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return {
    ...shared,
    data: encodeFunctionData({ abi, functionName, args: [amount, 0n, path, from, deadline] }),
  }
}
