import { balanceResponseSchema, historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { formatUnits, parseUnits } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { bitcoinCaipNetworkId } from '../bitcoin/network.js'
import { startDevnet } from '../startDevnet.js'

/** The first start on a machine downloads the node. */
const startTimeout = 120_000

type Txid = { readonly txid: string }
type Totals = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

test(
  'default: balances and histories of both kinds of addresses are those of the chain, to the last satoshi',
  async () => {
    const devnet = await startDevnet({ chainIds: [31337], gateway: true, bitcoin: true })
    onTestFinished(devnet.stop)
    for (const { address } of [bitcoinAccounts[2]?.payment, bitcoinAccounts[2]?.ordinals].filter(
      (key) => key !== undefined,
    )) {
      const totals = await (await fetch(`${devnet.bitcoin?.esploraUrl}/address/${address}`)).json()
      const amount = [totals.chain_stats, totals.mempool_stats].reduce(
        (sum: bigint, { funded_txo_sum, spent_txo_sum }: Totals) =>
          sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
        0n,
      )
      expect(amount > 0n).toBe(true)
      const query = new URLSearchParams({ projectId: 'devnet', chainId: bitcoinCaipNetworkId })
      const response = await fetch(`${devnet.gateway?.url}/v1/account/${address}/balance?${query}`)
      const { balances } = balanceResponseSchema.parse(await response.json())
      expect(balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
        ['BTC', formatUnits(amount, 8)],
      ])
      const history = await fetch(`${devnet.gateway?.url}/v1/account/${address}/history?${query}`)
      const { data } = historyResponseSchema.parse(await history.json())
      const transactions = await (await fetch(`${devnet.bitcoin?.esploraUrl}/address/${address}/txs`)).json()
      expect(data.map(({ metadata }) => metadata.hash)).toEqual(transactions.map(({ txid }: Txid) => txid))
      // The account has only received.
      const received = data
        .flatMap(({ transfers }) => transfers ?? [])
        .map(({ quantity }) => quantity.numeric)
      expect(received.reduce((sum, numeric) => sum + parseUnits(numeric, 8), 0n)).toBe(amount)
    }
  },
  startTimeout,
)
