import { describe, expect, test } from 'vitest'
import { AccountNotFoundError } from '../../../../foundation/errors/connection.js'
import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
} from '../../../../foundation/errors/parameters.js'
import { NotConnectedError, SessionChangedError } from '../../../../foundation/errors/request.js'
import { bitcoin } from '../../../../foundation/networks/bitcoin.js'
import { bitcoinTestnet } from '../../../../foundation/networks/bitcoinTestnet.js'
import type { Network } from '../../../../foundation/schema/network.js'
import { createTestKit } from '../../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../../testing/fakeAdapter.js'
import { fakeSignature } from '../../../../testing/fakeSignature.js'
import { connect } from '../../connection/connect.js'
import { switchAccount } from '../../connection/switchAccount.js'
import { signMessage } from '../signMessage.js'
import { sendBitcoinTransfer } from './sendBitcoinTransfer.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'
import { signPsbt } from './signPsbt.js'

const to = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const toOnTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const maxSats = 2_100_000_000_000_000n
const psbt = 'cHNidP8BAAoCAAAAAAAAAAAAAA=='
const regtest: Network = {
  ...bitcoinTestnet,
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Regtest',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
}
const litecoin: Network = {
  ...bitcoin,
  id: '12a765e31ffd4059bada1e25190f6e98',
  name: 'Litecoin',
  caipNetworkId: 'bip122:12a765e31ffd4059bada1e25190f6e98',
}

async function setUp(network: Network = bitcoin) {
  const adapter = fakeAdapter({ namespace: 'bip122', wallets: [{ id: 'io.btc' }] })
  const { kit } = createTestKit({ networks: [network], adapters: [adapter] })
  kit.mount()
  await connect(kit, { connectorId: 'io.btc' })
  const wallet = adapter.wallet('io.btc')
  const [payment, ordinals = ''] = wallet.accounts
  if (!adapter.bitcoin) throw new TypeError('a fake for bip122 has it')
  return { kit, wallet, payment, ordinals, fake: adapter.bitcoin, asked: () => wallet.prompts - 1 }
}

describe('signBitcoinMessage', () => {
  test('default', async () => {
    const { kit, payment, fake } = await setUp()
    const signature = await signBitcoinMessage(kit, { message: 'hello' })
    expect(signature).toBe(fakeSignature(payment, new TextEncoder().encode('hello')))
    expect(fake.messages).toEqual([{ address: payment, message: 'hello', protocol: undefined }])
  })

  test.each(['ecdsa', 'bip322'] as const)('param: protocol %s, with the active account', async (protocol) => {
    const { kit, ordinals, fake } = await setUp()
    await switchAccount(kit, { address: ordinals })
    await signBitcoinMessage(kit, { message: 'hello', protocol })
    expect(fake.messages).toEqual([{ address: ordinals, message: 'hello', protocol }])
  })

  test('param: message in bytes, copied when the action is called', async () => {
    const { kit, wallet, fake } = await setUp()
    wallet.behavior = 'hangs'
    const message = Buffer.from('hello')
    const first = signBitcoinMessage(kit, { message: 'first' })
    const second = signBitcoinMessage(kit, { message })
    message.fill(0)
    wallet.approve()
    await first
    wallet.approve()
    await second
    expect(fake.messages[1]?.message).toEqual(new TextEncoder().encode('hello'))
  })

  test('error: an unknown protocol', async () => {
    const { kit, asked } = await setUp()
    const action = signBitcoinMessage(kit, { message: 'hello', protocol: 'schnorr' as 'ecdsa' })
    await expect(action).rejects.toThrow(InvalidParameterError)
    expect(asked()).toBe(0)
  })
})

describe('signPsbt', () => {
  test('default', async () => {
    const { kit, payment, ordinals, fake } = await setUp()
    const inputs = [
      { index: 0, address: payment },
      { index: 1, address: ordinals, sighashTypes: [0x83] },
    ]
    expect(await signPsbt(kit, { psbt, inputs })).toEqual({ psbt, isFinal: true })
    expect(fake.signed).toEqual([{ psbt, inputs, chainId: bitcoin.caipNetworkId }])
  })

  test('param: broadcast', async () => {
    const { kit, payment, fake } = await setUp()
    const inputs = [{ index: 0, address: payment }]
    const { txid } = await signPsbt(kit, { psbt, inputs, broadcast: true })
    expect(txid).toMatch(/^[0-9a-f]{64}$/)
    expect(fake.signed[0]?.txid).toBe(txid)
  })

  test('behavior: signs a copy of the parameters, made when the action was called', async () => {
    const { kit, wallet, payment, ordinals, fake } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const inputs = [{ index: 0, address: payment }]
    const second = signPsbt(kit, { psbt, inputs })
    inputs[0] = { index: 1, address: ordinals }
    wallet.approve()
    await first
    wallet.approve()
    await second
    expect(fake.signed[0]?.inputs).toEqual([{ index: 0, address: payment }])
  })

  test('error: an account of an input is no longer authorized when the queue reaches the request', async () => {
    const { kit, wallet, ordinals, payment, fake } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const second = signPsbt(kit, { psbt, inputs: [{ index: 0, address: ordinals }] })
    const session = {
      connectorId: 'io.btc',
      accounts: [{ address: payment, type: 'payment' }],
      chainId: bitcoin.caipNetworkId,
    } as const
    kit.internal.send({
      feature: 'connection',
      namespace: 'bip122',
      event: { type: 'sessionChanged', session },
    })
    wallet.approve()
    await first
    await expect(second).rejects.toThrow(SessionChangedError)
    expect(fake.signed).toEqual([])
  })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['not a string', 5],
    ['not base64', 'cHNidP8B!'],
    ['hex', '70736274ff01000a'],
    ['other data in base64', 'aGVsbG8gd29ybGQ='],
    ['only the magic bytes', 'cHNidA=='],
  ])('error: rejects a PSBT that is %s', async (_, given) => {
    const { kit, payment, asked } = await setUp()
    const inputs = [{ index: 0, address: payment }]
    await expect(signPsbt(kit, { psbt: given as string, inputs })).rejects.toMatchObject({ field: 'psbt' })
    expect(asked()).toBe(0)
  })

  test.each<[string, object, unknown]>([
    ['a negative index', { index: -1 }, InvalidParameterError],
    ['an invalid hash type', { sighashTypes: [256] }, InvalidParameterError],
    ['a checksum error', { address: `${to.slice(0, -1)}p` }, InvalidAddressError],
    ['an address of another network', { address: toOnTestnet }, InvalidAddressError],
    ['an address of another account', { address: to }, AccountNotFoundError],
  ])('error: an input with %s', async (_, rest, failure) => {
    const { kit, payment, asked } = await setUp()
    const action = signPsbt(kit, { psbt, inputs: [{ index: 0, address: payment, ...rest }] })
    await expect(action).rejects.toThrow(failure as typeof InvalidAddressError)
    expect(asked()).toBe(0)
  })

  test('error: no inputs, or a duplicate input', async () => {
    const { kit, payment } = await setUp()
    await expect(signPsbt(kit, { psbt, inputs: [] })).rejects.toMatchObject({ field: 'inputs' })
    // In development, parameters that are missing are reported before: mistakes.actions.test.ts.
    const empty = { psbt, inputs: null as never }
    await expect(signPsbt(kit, empty)).rejects.toMatchObject({ field: 'inputs' })
    const input = { index: 3, address: payment }
    await expect(signPsbt(kit, { psbt, inputs: [input, input] })).rejects.toMatchObject({
      field: 'inputs[1].index',
    })
  })
})

describe('sendBitcoinTransfer', () => {
  test('default', async () => {
    const { kit, payment, fake } = await setUp()
    const txid = await sendBitcoinTransfer(kit, { to, amount: 10_000n })
    expect(fake.sent).toEqual([
      { txid, address: payment, chainId: bitcoin.caipNetworkId, to, amount: 10_000n },
    ])
  })

  test.each([1n, maxSats])('param: amount %s', async (amount) => {
    const { kit, fake } = await setUp()
    await sendBitcoinTransfer(kit, { to, amount })
    expect(fake.sent[0]?.amount).toBe(amount)
  })

  test.each<[string, Network, string]>([
    ['p2pkh', bitcoin, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['p2sh', bitcoin, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['upper case', bitcoin, to.toUpperCase()],
    ['testnet', bitcoinTestnet, toOnTestnet],
    ['regtest', regtest, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['another bip122 chain', litecoin, 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ])('param: to, %s', async (_, network, address) => {
    const { kit, fake } = await setUp(network)
    await sendBitcoinTransfer(kit, { to: address, amount: 1n })
    expect(fake.sent[0]).toMatchObject({ to: address, chainId: network.caipNetworkId })
  })

  test.each<[string, unknown]>([
    ['nothing', 0n],
    ['a negative amount', -1n],
    ['more than the maximum supply', maxSats + 1n],
    ['a number', 10_000],
  ])('error: %s', async (_, amount) => {
    const { kit, asked } = await setUp()
    await expect(sendBitcoinTransfer(kit, { to, amount: amount as bigint })).rejects.toThrow(
      InvalidAmountError,
    )
    expect(asked()).toBe(0)
  })

  test.each<[string, Network, unknown, RegExp]>([
    ['garbage', bitcoin, 'not-an-address', /checksum/],
    ['not a string', bitcoin, 5, /checksum/],
    ['an EVM address', bitcoin, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', /EVM/],
    ['a checksum error', bitcoin, `${to.slice(0, -1)}p`, /checksum/],
    ['an address of testnet on mainnet', bitcoin, toOnTestnet, /Bitcoin's testnet/],
    ['an address of mainnet on testnet', bitcoinTestnet, to, /Bitcoin's mainnet/],
    ['an address of testnet on regtest', regtest, toOnTestnet, /Bitcoin's testnet/],
    ['zero on another bip122 chain', litecoin, '', /checksum/],
  ])('error: %s', async (_, network, address, reason) => {
    const { kit, asked } = await setUp(network)
    const action = sendBitcoinTransfer(kit, { to: address as string, amount: 1n })
    await expect(action).rejects.toThrow(InvalidAddressError)
    await expect(action).rejects.toThrow(reason)
    expect(asked()).toBe(0)
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ networks: [bitcoin] })
    await expect(sendBitcoinTransfer(kit, { to, amount: 1n })).rejects.toThrow(NotConnectedError)
  })
})
