import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { toSolanaKey } from '@latchkit/test/source/solana/keys'
import { VersionedMessage, VersionedTransaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaTokens } from '../solana/tokens.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createSwapApp, type SwapApp } from './swapSources.fixtures.js'

let devnet: Devnet
let app: SwapApp
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], solana: true, gateway: true })
  app = createSwapApp(devnet, 0)
})
afterAll(() => devnet.stop())

const mint = solanaTokens[0]?.mint ?? ''
const solMint = 'So11111111111111111111111111111111111111112'
const key = toSolanaKey(solanaAccounts[4]?.secretKey ?? '')
const toId = (address: string) => `${devnet.solana?.caipNetworkId}:${address}`
const call = (method: string, params: readonly unknown[]) =>
  jsonRpc(post, devnet.solana?.rpcUrl ?? '', method, params)

async function getBalances() {
  const { value: lamports } = (await call('getBalance', [key.address])) as { readonly value: number }
  const found = await call('getTokenAccountsByOwner', [key.address, { mint }, { encoding: 'jsonParsed' }])
  const { value } = found as {
    readonly value: readonly {
      readonly account: {
        readonly data: {
          readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } }
        }
      }
    }[]
  }
  return {
    sol: BigInt(lamports),
    dollar: BigInt(value[0]?.account.data.parsed.info.tokenAmount.amount ?? '0'),
  }
}

/** Adds the signature of the account to the transaction of the maker, and sends it. */
async function sendSigned(base64: string, change: (message: Uint8Array) => Uint8Array = (bytes) => bytes) {
  const { message, signatures } = VersionedTransaction.deserialize(Buffer.from(base64, 'base64'))
  const changed = VersionedMessage.deserialize(change(message.serialize()))
  const transaction = new VersionedTransaction(changed, signatures)
  const index = transaction.message.staticAccountKeys.findIndex((one) => one.toBase58() === key.address)
  expect(index).toBe(0)
  transaction.signatures[index] = key.sign(changed.serialize())
  const signed = Buffer.from(transaction.serialize()).toString('base64')
  return call('sendTransaction', [signed, { encoding: 'base64' }])
}

test('default: the tokens of the cluster', async () => {
  const tokens = await app.getTokens(devnet.solana?.caipNetworkId ?? '')
  expect(tokens.map(({ symbol, address }) => [symbol, address])).toEqual([
    ['SOL', toId(solMint)],
    ['TUSD', toId(mint)],
  ])
})

test.each([
  ['SOL for dollars', solMint, mint, 'exactIn', 1_000_000_000n],
  ['dollars for exact SOL', mint, solMint, 'exactOut', 500_000_000n],
] as const)('behavior: swaps %s', async (_name, from, to, swapMode, amount) => {
  const swap = { from: toId(from), to: toId(to), amount: String(amount), swapMode }
  const [quote] = await app.getQuotes(swap)
  expect(quote).toMatchObject({ source: { id: 'maker' }, expiresAt: expect.any(Number) })
  expect(quote).not.toHaveProperty('spender')
  const limits = { minToAmount: quote?.toAmount, maxFromAmount: quote?.fromAmount }
  const built = await app.buildSolana({ ...swap, ...limits, userAddress: toId(key.address) })
  expect([built.fromAmount, built.amount]).toEqual([quote?.fromAmount, quote?.toAmount])
  const before = await getBalances()
  await sendSigned(built.transaction)
  const after = await getBalances()
  const [paid, received] = [BigInt(built.fromAmount), BigInt(built.amount)]
  // Two signatures of 5,000 lamports.
  const fee = 10_000n
  expect([after.sol - before.sol + fee, after.dollar - before.dollar]).toEqual(
    from === solMint ? [-paid, received] : [received, -paid],
  )
})

test('error: a price that is worse than the limit', async () => {
  const swap = { from: toId(solMint), to: toId(mint), amount: '1000000000', userAddress: toId(key.address) }
  const answer = await app.post({ ...swap, minToAmount: '150000000' })
  expect(answer).toMatchObject({ reasons: [{ field: 'minToAmount' }] })
})

test('error: the signature of the maker is not valid for a changed transaction', async () => {
  const swap = { from: toId(solMint), to: toId(mint), amount: '1000000000', userAddress: toId(key.address) }
  const { transaction } = await app.buildSolana(swap)
  const change = (bytes: Uint8Array) => bytes.with(bytes.length - 2, 1)
  await expect(sendSigned(transaction, change)).rejects.toThrow()
})
