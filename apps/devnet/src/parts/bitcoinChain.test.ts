import * as ecc from '@bitcoinerlab/secp256k1'
import { type BitcoinKey, bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { hex } from '@scure/base'
import { crypto, initEccLib, networks, Psbt, payments, type Signer } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BitcoinChain, bitcoinCaipNetworkId } from '../bitcoin/network.js'
import { DevnetError } from '../foundation/DevnetError.js'
import { startBitcoinChain } from './bitcoinChain.js'

initEccLib(ecc)
const network = networks.regtest
/** The first start on a machine downloads the node. */
const startTimeout = 120_000

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
}, startTimeout)
afterAll(() => chain.stop())

type Utxo = {
  readonly txid: string
  readonly vout: number
  readonly value: number
  readonly status: { readonly confirmed: boolean; readonly block_height: number }
}

async function get(
  path: string,
): Promise<{ readonly status: number; readonly text: string; readonly json: () => unknown }> {
  const response = await fetch(`${chain.esploraUrl}${path}`)
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) }
}

async function post(path: string, body: string) {
  const response = await fetch(`${chain.esploraUrl}${path}`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

const getUtxos = async (address: string) => (await get(`/address/${address}/utxo`)).json() as readonly Utxo[]

function key(index: number, purpose: 'payment' | 'ordinals'): BitcoinKey {
  const found = bitcoinAccounts[index]?.[purpose]
  if (!found) throw new Error('no such account')
  return found
}

/** Spends an account's first output by key path, with bitcoinjs-lib. */
async function spend(from: BitcoinKey, to: string, fee = 1000) {
  const [utxo] = await getUtxos(from.address)
  if (!utxo) throw new Error('the account has no unspent outputs')
  const publicKey = hex.decode(from.publicKey)
  const inner = publicKey.slice(1)
  const taproot = from.address.startsWith('bcrt1p')
  const payment = taproot
    ? payments.p2tr({ internalPubkey: inner, network })
    : payments.p2wpkh({ pubkey: publicKey, network })
  const psbt = new Psbt({ network })
    .addInput({
      hash: utxo.txid,
      index: utxo.vout,
      witnessUtxo: { script: payment.output ?? new Uint8Array(), value: BigInt(utxo.value) },
      ...(taproot && { tapInternalKey: inner }),
    })
    .addOutput({ address: to, value: BigInt(utxo.value - fee) })
  psbt.signInput(0, signer(from, taproot)).finalizeAllInputs()
  return { utxo, transaction: psbt.extractTransaction(true) }
}

function signer(from: BitcoinKey, taproot: boolean): Signer {
  const privateKey = hex.decode(from.privateKey)
  const publicKey = hex.decode(from.publicKey)
  if (!taproot) return { publicKey, sign: (hash) => ecc.sign(hash, privateKey) }
  const even = publicKey[0] === 3 ? ecc.privateNegate(privateKey) : privateKey
  const tweaked = ecc.privateAdd(even, crypto.taggedHash('TapTweak', publicKey.slice(1)))
  if (!tweaked) throw new Error('no such key')
  const tweakedPublic = ecc.pointFromScalar(tweaked, true) ?? new Uint8Array()
  return {
    publicKey: tweakedPublic,
    sign: () => tweaked,
    signSchnorr: (hash) => ecc.signSchnorr(hash, tweaked),
  }
}

describe('after the start', () => {
  test('default', async () => {
    expect(chain.caipNetworkId).toBe(bitcoinCaipNetworkId)
    expect((await get('/blocks/tip/height')).text).toBe('118')
    expect((await get('/blocks/tip/hash')).text).toMatch(/^[0-9a-f]{64}$/)
    expect((await get('/fee-estimates')).json()).toMatchObject({ 1: 3, 144: 1 })
  })

  test('behavior: the hashes of blocks, of which the first is that of Bitcoin’s regtest', async () => {
    expect(bitcoinCaipNetworkId).toBe(`bip122:${(await get('/block-height/0')).text.slice(0, 32)}`)
    const { text } = await get('/blocks/tip/height')
    expect((await get(`/block-height/${text}`)).text).toBe((await get('/blocks/tip/hash')).text)
    expect(await get('/block-height/999999')).toMatchObject({ status: 404, text: 'Block not found' })
  })

  test('behavior: pages of 25 confirmed transactions, and none after an unknown one', async () => {
    const { address } = key(0, 'payment')
    const [first, second] = (await get(`/address/${address}/txs`)).json() as { readonly txid: string }[]
    expect((await get(`/address/${address}/txs/chain`)).json()).toMatchObject([first, second])
    expect((await get(`/address/${address}/txs/chain/${first?.txid}`)).json()).toMatchObject([second])
    expect((await get(`/address/${address}/txs/chain/${'0'.repeat(64)}`)).json()).toEqual([])
  })

  test('behavior: the accounts match their keys and are funded', async () => {
    for (const [index] of bitcoinAccounts.entries()) {
      const payment = key(index, 'payment')
      const ordinals = key(index, 'ordinals')
      expect(payments.p2wpkh({ pubkey: hex.decode(payment.publicKey), network }).address).toBe(
        payment.address,
      )
      expect(
        payments.p2tr({ internalPubkey: hex.decode(ordinals.publicKey).slice(1), network }).address,
      ).toBe(ordinals.address)
      for (const each of [payment, ordinals])
        expect(ecc.pointFromScalar(hex.decode(each.privateKey), true)).toEqual(hex.decode(each.publicKey))
      expect((await getUtxos(payment.address)).map(({ value }) => value)).toEqual([
        5_000_000_000, 5_000_000_000,
      ])
      expect((await getUtxos(ordinals.address)).map(({ value }) => value)).toEqual([5_000_000_000])
    }
  })
})

describe('a transaction', () => {
  test('default', async () => {
    const from = key(2, 'payment')
    const to = key(3, 'ordinals').address
    const { utxo, transaction } = await spend(from, to)
    const txid = transaction.getId()
    expect(await post('/tx', transaction.toHex())).toEqual({ status: 200, text: txid })
    expect((await get(`/tx/${txid}/status`)).json()).toEqual({ confirmed: false })
    expect((await get(`/tx/${txid}/hex`)).text).toBe(transaction.toHex())
    expect((await getUtxos(from.address)).map((each) => each.txid)).not.toContain(utxo.txid)
    expect((await getUtxos(to)).find((each) => each.txid === txid)).toEqual({
      txid,
      vout: 0,
      value: utxo.value - 1000,
      status: { confirmed: false },
    })
    expect((await get(`/address/${to}`)).json()).toMatchObject({
      chain_stats: { funded_txo_sum: 5_000_000_000, tx_count: 1 },
      mempool_stats: { funded_txo_sum: 4_999_999_000, spent_txo_sum: 0, tx_count: 1 },
    })

    const height = await chain.mine(1)
    expect((await get('/blocks/tip/height')).text).toBe(String(height))
    expect((await get(`/tx/${txid}`)).json()).toMatchObject({
      txid,
      fee: 1000,
      weight: transaction.weight(),
      size: transaction.byteLength(),
      vin: [
        {
          txid: utxo.txid,
          vout: utxo.vout,
          is_coinbase: false,
          prevout: { scriptpubkey_address: from.address, scriptpubkey_type: 'v0_p2wpkh', value: utxo.value },
        },
      ],
      vout: [{ scriptpubkey_address: to, scriptpubkey_type: 'v1_p2tr', value: 4_999_999_000 }],
      status: { confirmed: true, block_height: height },
    })
    expect((await get(`/address/${from.address}`)).json()).toMatchObject({
      chain_stats: { funded_txo_count: 2, spent_txo_count: 1, spent_txo_sum: 5_000_000_000, tx_count: 3 },
      mempool_stats: { tx_count: 0 },
    })
    const history = (await get(`/address/${from.address}/txs`)).json() as readonly { txid: string }[]
    expect(history.map((each) => each.txid).indexOf(txid)).toBe(0)
    expect(history).toHaveLength(3)
  })

  test('behavior: spends taproot by key path', async () => {
    const { transaction } = await spend(key(4, 'ordinals'), key(5, 'payment').address)
    expect(await post('/tx', transaction.toHex())).toEqual({ status: 200, text: transaction.getId() })
  })

  test.each(['payment', 'ordinals'] as const)('error: rejects an invalid %s signature', async (purpose) => {
    const { transaction } = await spend(key(5, purpose), key(2, 'payment').address)
    const signature = transaction.ins[0]?.witness[0]
    if (!signature) throw new Error('no signature')
    // Modifies a byte of the number, so that the encoding stays valid.
    signature[20] = (signature[20] ?? 0) ^ 1
    const { status, text } = await post('/tx', transaction.toHex())
    expect(status).toBe(400)
    expect(text).toMatch(
      /^sendrawtransaction RPC error: \{"code":-26,"message":".*(Invalid Schnorr signature|Signature must be zero)/,
    )
    expect((await get(`/tx/${transaction.getId()}`)).status).toBe(404)
  })

  test('error: rejects dust, as on mainnet', async () => {
    const { transaction } = await spend(key(3, 'payment'), key(3, 'ordinals').address, 5_000_000_000 - 200)
    expect((await post('/tx', transaction.toHex())).text).toContain('dust')
  })

  test('error: rejects malformed bytes', async () => {
    expect(await post('/tx', 'zz')).toEqual({ status: 400, text: expect.stringContaining('"code":-22') })
  })
})

describe('the server', () => {
  test.each([
    ['/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 400, 'Invalid Bitcoin address'],
    ['/address/garbage/utxo', 400, 'Invalid Bitcoin address'],
    ['/tx/zz', 400, 'Invalid hex string'],
    [`/tx/${'0'.repeat(64)}`, 404, 'Transaction not found'],
    ['/', 404, 'endpoint does not exist'],
  ])('error: %s', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text })
  })

  test('behavior: supports older address types', async () => {
    const pubkey = hex.decode(key(0, 'payment').publicKey)
    const nested = payments.p2sh({ redeem: payments.p2wpkh({ pubkey, network }), network }).address
    for (const address of [payments.p2pkh({ pubkey, network }).address, nested])
      expect((await get(`/address/${address}/utxo`)).json()).toEqual([])
  })

  test('behavior: allows requests of any origin', async () => {
    const response = await fetch(`${chain.esploraUrl}/tx`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('behavior: mines on request', async () => {
    const before = Number((await get('/blocks/tip/height')).text)
    expect(await post('/devnet/mine', '{"blocks":3}')).toEqual({
      status: 200,
      text: `{"height":${before + 3}}`,
    })
    expect((await post('/devnet/mine', '{"blocks":0}')).status).toBe(400)
    expect((await post('/devnet/mine', '')).status).toBe(400)
  })

  test('behavior: overrides a balance until the override is removed', async () => {
    const { address } = key(1, 'payment')
    const overrideBalance = (value: string | null) =>
      post('/devnet/balance', JSON.stringify({ address, value }))
    await overrideBalance('2100000000000000')
    expect((await getUtxos(address)).map(({ value }) => value)).toEqual([2_100_000_000_000_000])
    await overrideBalance('0')
    expect(await getUtxos(address)).toEqual([])
    await overrideBalance(null)
    expect(await getUtxos(address)).toHaveLength(2)
  })
})

test('error: stops the node if the port is in use', async () => {
  const port = Number(new URL(chain.esploraUrl).port)
  await expect(startBitcoinChain({ port })).rejects.toThrow(
    new DevnetError(
      `Port ${port} (for the Bitcoin chain) is already in use: stop what uses it, or choose another port.`,
    ),
  )
})

test('behavior: stop releases everything and can be called twice', async () => {
  const second = await startBitcoinChain()
  await Promise.all([second.stop(), second.stop()])
  expect(() => process.kill(second.pid, 0)).toThrow('ESRCH')
  await expect(fetch(`${second.esploraUrl}/fee-estimates`)).rejects.toThrow('fetch failed')
})
