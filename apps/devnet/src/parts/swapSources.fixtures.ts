import {
  type EvmSwapTransactionResponse,
  evmSwapTransactionResponseSchema,
  type SolanaSwapTransactionResponse,
  type SwapQuote,
  type SwapStatusResponse,
  type SwapToken,
  solanaSwapTransactionResponseSchema,
  swapQuotesResponseSchema,
  swapStatusResponseSchema,
  swapTokensResponseSchema,
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
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import type { Devnet } from '../startDevnet.js'
import { native } from './swaps.fixtures.js'

type Query = Readonly<Record<string, string>>

type Transaction = EvmSwapTransactionResponse['tx']

/** An app that uses the swaps of a gateway. */
export type SwapApp = {
  readonly account: PrivateKeyAccount
  readonly getTokens: (chainId: string) => Promise<readonly SwapToken[]>
  readonly getQuotes: (query: Query) => Promise<readonly SwapQuote[]>
  readonly getStatus: (query: Query) => Promise<SwapStatusResponse>
  /** Requests a transaction. Returns the answer, which may be an error. */
  readonly post: (body: object) => Promise<unknown>
  readonly build: (body: object) => Promise<Transaction>
  readonly buildSolana: (body: object) => Promise<SolanaSwapTransactionResponse['solana']>
  /** Sends a transaction. Resolves when it is mined. */
  readonly send: (
    transaction: Pick<Transaction, 'to' | 'data' | 'value'>,
    /** Limit of gas, to send what would revert. Default: an estimate. */
    gas?: bigint,
  ) => Promise<{ readonly hash: Hex; readonly status: 'success' | 'reverted' }>
  readonly approve: (chainId: string, token: Address, spender: string, amount: bigint) => Promise<void>
  readonly getBalance: (chainId: string, token: Address, owner?: Address) => Promise<bigint>
  readonly getReader: (chainId: string) => PublicClient
}

/** Creates functions that use the swaps of a devnet's gateway, as an app with the wallet of an account does. */
export function createSwapApp(devnet: Devnet, index: number): SwapApp {
  const account = privateKeyToAccount(accounts[index]?.privateKey ?? '0x')
  const clients = devnet.chains.map(({ id, rpcUrl }) => ({
    id: `eip155:${id}`,
    reader: createPublicClient({ transport: http(rpcUrl), cacheTime: 0 }),
    wallet: createWalletClient({ account, chain: { ...anvil, id }, transport: http(rpcUrl) }),
  }))
  const getClient = (chainId: string) => {
    const client = clients.find(({ id }) => id === chainId)
    if (!client) throw new Error(`no client for ${chainId}`)
    return client
  }
  const base = `${devnet.gateway?.url}/v1/convert`
  const get = async (path: string, query: Query): Promise<unknown> => {
    const response = await fetch(`${base}/${path}?${new URLSearchParams({ projectId: 'devnet', ...query })}`)
    return response.json()
  }
  const post = async (body: object): Promise<unknown> => {
    const init = { method: 'POST', body: JSON.stringify({ projectId: 'devnet', ...body }) }
    return (await fetch(`${base}/build-transaction`, init)).json()
  }
  return {
    account,
    getTokens: async (chainId) => swapTokensResponseSchema.parse(await get('tokens', { chainId })).tokens,
    getQuotes: async (query) => swapQuotesResponseSchema.parse(await get('quotes', query)).quotes,
    getStatus: async (query) => swapStatusResponseSchema.parse(await get('status', query)),
    post,
    async build(body) {
      const userAddress = `eip155:31337:${account.address}`
      return evmSwapTransactionResponseSchema.parse(
        await post({ userAddress, eip155: { slippage: 1 }, ...body }),
      ).tx
    },
    buildSolana: async (body) => solanaSwapTransactionResponseSchema.parse(await post(body)).solana,
    async send({ to, data, value = '0' }, gas) {
      const { reader, wallet } = getClient(to.slice(0, to.lastIndexOf(':')))
      const request = { to: toAddress(to), data: data as Hex, value: BigInt(value), gas }
      const hash = await wallet.sendTransaction(request)
      const { status } = await waitForReceipt(reader, hash)
      return { hash, status }
    },
    async approve(chainId, token, spender, amount) {
      const { reader, wallet } = getClient(chainId)
      const args = [toAddress(spender), amount] as const
      const hash = await wallet.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args,
      })
      await waitForReceipt(reader, hash)
    },
    getBalance(chainId, token, owner = account.address) {
      const { reader } = getClient(chainId)
      if (token === native) return reader.getBalance({ address: owner })
      return reader.readContract({
        ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
      })
    },
    getReader: (chainId) => getClient(chainId).reader,
  }
}

/** Returns the address in a CAIP-10 id. */
export function toAddress(id: string): Address {
  return `0x${id.slice(-40)}`
}
