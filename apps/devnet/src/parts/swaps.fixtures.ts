import {
  type EvmSwapTransactionRequest,
  evmSwapTransactionResponseSchema,
  swapAllowanceResponseSchema,
  swapApprovalResponseSchema,
  swapQuotesResponseSchema,
} from '@latchkit/blockchain-api/contract'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { readArtifact } from '../contracts/artifact.js'
import { market } from '../contracts/market.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import type { Devnet } from '../startDevnet.js'

/** Address by which clients of the data API denote the native token. */
export const native: Address = `0x${'e'.repeat(40)}`

const toId = (address: string) => `eip155:31337:${address}`
const fromId = (id: string): Address => `0x${id.slice(-40)}`

/** A swap of an amount in base units. */
export type TestSwap = { readonly from: Address; readonly to: Address; readonly amount: bigint }

/** A transaction that an account sends. */
export type TestTransaction = {
  readonly to: Address
  readonly data: Hex
  readonly value?: bigint
  readonly gas?: bigint
  readonly gasPrice?: bigint
}

/** An account that uses the swaps of a gateway, as an app with a wallet does. */
export type Trader = {
  readonly address: Address
  readonly client: PublicClient
  /** Sends a transaction, and returns its receipt. */
  readonly send: (transaction: TestTransaction) => Promise<TransactionReceipt>
  /** Requests a quote, of which it returns the amount, or the reason of the error. */
  readonly quote: (swap: TestSwap) => Promise<bigint | string>
  readonly getAllowance: (token: Address) => Promise<bigint>
  /** Approves the router as existing kits do: with the token as `from`, to which the transaction is sent. */
  readonly approve: (token: Address, amount: bigint) => Promise<TransactionReceipt>
  /** Requests the transaction of a swap. Default: a slippage of 1 %, and an estimate of the gas. */
  readonly build: (
    swap: TestSwap,
    slippage?: number,
    options?: Pick<EvmSwapTransactionRequest, 'disableEstimate'>,
  ) => Promise<{ readonly request: Required<TestTransaction>; readonly amountOut: bigint }>
  readonly getBalance: (token: Address) => Promise<bigint>
  /** Returns what the router itself computes for a path. */
  readonly getAmountOut: (amount: bigint, path: readonly Address[]) => Promise<bigint>
}

/** Creates a trader with the account of the devnet at an index. */
export function createTrader(devnet: Devnet, index: number): Trader {
  const account = privateKeyToAccount(accounts[index]?.privateKey ?? '0x')
  const transport = http(devnet.chains[0]?.rpcUrl)
  const client = createPublicClient({ chain: anvil, transport, cacheTime: 0 })
  const wallet = createWalletClient({ account, chain: anvil, transport })
  const url = `${devnet.gateway?.url}/v1/convert`
  const get = async (path: string, query: Record<string, string>) =>
    fetch(`${url}/${path}?${new URLSearchParams({ projectId: 'devnet', ...query })}`)

  async function send(transaction: TestTransaction) {
    const hash = await wallet.sendTransaction(transaction)
    return waitForReceipt(client, hash)
  }

  return {
    address: account.address,
    client,
    send,
    async quote({ from, to, amount }) {
      const response = await get('quotes', { from: toId(from), to: toId(to), amount: String(amount) })
      const body = await response.json()
      if (!response.ok) return body.reasons[0].description
      return BigInt(swapQuotesResponseSchema.parse(body).quotes[0]?.toAmount ?? '')
    },
    async getAllowance(token) {
      const query = { tokenAddress: toId(token), userAddress: toId(account.address) }
      const response = await get('allowance', query)
      return BigInt(swapAllowanceResponseSchema.parse(await response.json()).allowance)
    },
    async approve(token, amount) {
      const response = await get('build-approve', {
        from: toId(token),
        to: toId(native),
        amount: String(amount),
      })
      const { tx } = swapApprovalResponseSchema.parse(await response.json())
      return send({ to: fromId(tx.from), data: tx.data as Hex, value: BigInt(tx.value) })
    },
    async build({ from, to, amount }, slippage = 1, options = {}) {
      const body: EvmSwapTransactionRequest = {
        projectId: 'devnet',
        amount: String(amount),
        from: toId(from),
        to: toId(to),
        userAddress: toId(account.address),
        eip155: { slippage },
        ...options,
      }
      const init = { method: 'POST', body: JSON.stringify(body) }
      const response = await fetch(`${url}/build-transaction`, init)
      const { tx } = evmSwapTransactionResponseSchema.parse(await response.json())
      return {
        request: {
          to: fromId(tx.to),
          data: tx.data as Hex,
          value: from === native ? amount : 0n,
          gas: BigInt(tx.eip155.gas),
          gasPrice: BigInt(tx.eip155.gasPrice),
        },
        amountOut: BigInt(tx.amount),
      }
    },
    getBalance: (token) =>
      token === native
        ? client.getBalance(account)
        : client.readContract({
            address: token,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [account.address],
          }),
    async getAmountOut(amount, path) {
      const { abi } = readArtifact('Router')
      const amounts = await client.readContract({
        ...{ address: market.router, abi, functionName: 'getAmountsOut', args: [amount, path] },
      })
      return (amounts as readonly bigint[]).at(-1) ?? 0n
    },
  }
}
