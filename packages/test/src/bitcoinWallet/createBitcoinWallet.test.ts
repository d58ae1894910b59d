import * as ecc from '@bitcoinerlab/secp256k1'
import { base64, hex } from '@scure/base'
import { initEccLib, payments } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { getErrorCode } from '../wallet/wallet.fixtures.js'
import {
  call,
  connected,
  createBitcoinPage,
  feature,
  keys,
  ordinals,
  other,
  payment,
  receiver,
  result,
  styles,
  text,
} from './bitcoinWallet.fixtures.js'

initEccLib(ecc)

describe('connect', () => {
  test.each([
    [
      'ingot',
      {
        accounts: [
          { address: payment.address, publicKey: hex.decode(payment.publicKey), chains: ['bitcoin:regtest'] },
          { address: ordinals.address, publicKey: hex.decode(ordinals.publicKey) },
        ],
      },
    ],
    [
      'satchel',
      [
        {
          address: payment.address,
          publicKey: payment.publicKey,
          purpose: 'payment',
          addressType: 'p2wpkh',
          walletType: 'software',
        },
        {
          address: ordinals.address,
          publicKey: ordinals.publicKey.slice(2),
          purpose: 'ordinals',
          addressType: 'p2tr',
        },
      ],
    ],
    ['minnow', [payment.address]],
    ['orchard', { address: payment.address, publicKey: payment.publicKey }],
    [
      'saddle',
      {
        addresses: [
          { symbol: 'BTC', type: 'p2wpkh', address: payment.address, publicKey: payment.publicKey },
          {
            symbol: 'BTC',
            type: 'p2tr',
            address: ordinals.address,
            tweakedPublicKey: hex.encode(
              payments.p2tr({ internalPubkey: hex.decode(ordinals.publicKey).slice(1) }).pubkey ??
                new Uint8Array(),
            ),
          },
        ],
      },
    ],
  ] as const)('default: %s', async (key, answer) => {
    const page = createBitcoinPage()
    expect(await styles[key].connect(page)).toMatchObject(answer)
    expect(page.control(key).prompts).toMatchObject([{ status: 'approved' }])
    await styles[key].connect(page)
    expect(page.control(key).prompts).toHaveLength(1)
  })

  test.each(keys)('behavior: %s is pending until released', async (key) => {
    const page = createBitcoinPage()
    page.control(key).set({ answer: 'hang' })
    const answer = styles[key].connect(page)
    await Promise.resolve()
    expect(page.control(key).prompts).toMatchObject([{ status: 'open' }])
    page.control(key).release()
    expect(await answer).toBeTruthy()
  })

  test.each([
    ['ingot', 4001],
    ['satchel', -32000],
    ['minnow', 4001],
    ['orchard', 4001],
    ['saddle', 4001],
  ] as const)('error: %s rejects with %i', async (key, code) => {
    const page = createBitcoinPage()
    page.control(key).set({ answer: 'reject' })
    expect(await getErrorCode(styles[key].connect(page))).toBe(code)
    expect(page.control(key).state.connected).toBe(false)
  })

  test.each(keys)('error: %s rejects after disconnecting from all chains', async (key) => {
    const page = createBitcoinPage()
    page.control(key).disconnect()
    expect(await getErrorCode(styles[key].connect(page))).toBe(4900)
  })

  test.each(keys)('behavior: %s returns no accounts while locked', async (key) => {
    const page = await connected(key)
    page.control(key).lock()
    const answer = styles[key].connect(page)
    await Promise.resolve()
    expect(page.control(key).prompts.at(-1)).toMatchObject({ status: 'open' })
    page.control(key).unlock()
    expect(await answer).toBeTruthy()
  })

  test('behavior: supports requests without a prompt', async () => {
    const page = createBitcoinPage()
    expect(page.registered[0]?.accounts).toEqual([])
    expect(await call(page.unisat, 'getAccounts')).toEqual([])
    expect(await call(page.okxwallet?.bitcoin, 'getAccounts')).toEqual([])
    expect(await getErrorCode(result(page.XverseProviders?.BitcoinProvider, 'wallet_getAccount'))).toBe(
      -32002,
    )
    for (const key of keys) page.control(key).set({ connected: true })
    expect(page.registered[0]?.accounts).toMatchObject([
      { address: payment.address },
      { address: ordinals.address },
    ])
    expect(await call(page.unisat, 'getAccounts')).toEqual([payment.address])
    expect(await call(page.okxwallet?.bitcoin, 'getAccounts')).toEqual([payment.address])
    expect(await result(page.XverseProviders?.BitcoinProvider, 'wallet_getAccount')).toMatchObject({
      addresses: [{ address: payment.address }, { purpose: 'ordinals' }],
    })
    expect(keys.flatMap((key) => page.control(key).prompts)).toEqual([])
  })

  test('behavior: the app disconnects', async () => {
    const page = createBitcoinPage()
    for (const key of keys) page.control(key).set({ connected: true })
    await feature(page, 'standard:disconnect', 'disconnect')
    await result(page.XverseProviders?.BitcoinProvider, 'wallet_disconnect')
    await call(page.unisat, 'disconnect')
    await call(page.okxwallet?.bitcoin, 'disconnect')
    expect(keys.map((key) => page.control(key).state.connected)).toEqual([false, false, false, false, true])
  })

  test('param: purposes', async () => {
    const page = createBitcoinPage()
    const accounts = await feature(page, 'bitcoin:connect', 'connect', { purposes: ['ordinals'] })
    expect(accounts).toMatchObject({ accounts: [{ address: ordinals.address }] })
    expect(
      await result(page.XverseProviders?.BitcoinProvider, 'getAddresses', { purposes: ['payment'] }),
    ).toMatchObject({
      addresses: [{ address: payment.address }],
      network: { bitcoin: { name: 'Regtest' } },
    })
    expect(await getErrorCode(feature(page, 'bitcoin:connect', 'connect', { purposes: ['fun'] }))).toBe(
      -32602,
    )
  })
})

describe('events', () => {
  test('default', async () => {
    const page = createBitcoinPage()
    const events: unknown[] = []
    const note = (name: string) => (payload: unknown) => events.push([name, payload])
    for (const key of keys) page.control(key).set({ connected: true })
    await feature(
      page,
      'standard:events',
      'on',
      'change',
      ({ accounts }: { accounts: readonly { address: string }[] }) =>
        events.push(['ingot', accounts.map(({ address }) => address)]),
    )
    await call(page.unisat, 'on', 'accountsChanged', note('minnow'))
    await call(page.okxwallet?.bitcoin, 'on', 'accountsChanged', note('orchard'))
    await call(
      page.LeatherProvider,
      'listen',
      'accountChange',
      ({ accounts }: { accounts: readonly { address: string }[] }) =>
        events.push(['saddle', accounts.map(({ address }) => address)]),
    )
    const cb = ({ addresses }: { addresses?: readonly { address: string }[] }) =>
      events.push(['satchel', addresses?.map(({ address }) => address)])
    await call(page.XverseProviders?.BitcoinProvider, 'addListener', { eventName: 'accountChange', cb })
    await call(page.XverseProviders?.BitcoinProvider, 'addListener', 'disconnect', cb)
    expect(keys.map((key) => page.control(key).listeners)).toEqual([1, 2, 1, 1, 1])
    for (const key of keys) page.control(key).switchAccount(1)
    const both = [other.payment.address, other.ordinals.address]
    expect(events.splice(0)).toEqual([
      ['ingot', both],
      ['satchel', both],
      ['minnow', [other.payment.address]],
      ['orchard', [other.payment.address]],
      ['saddle', both],
    ])
    for (const key of keys) page.control(key).disconnect()
    expect(events.splice(0)).toEqual([
      ['ingot', []],
      ['satchel', undefined],
      ['minnow', []],
      ['orchard', []],
      ['saddle', []],
    ])
    for (const key of keys) page.control(key).set({ silent: true, connected: true })
    expect(events).toEqual([])
  })

  test('behavior: the wallet switches to another network', async () => {
    const page = await connected('minnow')
    const events: unknown[] = []
    await call(page.unisat, 'on', 'networkChanged', (network: unknown) => events.push(network))
    await call(page.unisat, 'on', 'accountsChanged', (accounts: unknown) => events.push(accounts))
    page.control('minnow').switchNetwork('mainnet')
    expect(events).toEqual(['livenet', [expect.stringMatching(/^bc1q/)]])
    expect(await call(page.unisat, 'getNetwork')).toBe('livenet')
    expect(await call(page.unisat, 'getChain')).toMatchObject({ enum: 'BITCOIN_MAINNET' })
    expect(await getErrorCode(call(page.unisat, 'sendBitcoin', receiver, 1000))).toBe(4901)
  })
})

test.each(keys)('behavior: %s prompts again after the permission is revoked', async (key) => {
  const page = await connected(key)
  page.control(key).forget()
  expect(page.registered[0]?.accounts).toEqual([])
  await styles[key].connect(page)
  expect(page.control(key).prompts).toHaveLength(2)
})

test('behavior: an error is a response in sats-connect, and a rejection in Leather', async () => {
  const page = createBitcoinPage()
  const error = { code: -32601, message: 'There is no method nope.' }
  expect(await call(page.XverseProviders?.BitcoinProvider, 'request', 'nope')).toEqual({
    jsonrpc: '2.0',
    id: '1',
    error,
  })
  await expect(call(page.LeatherProvider, 'request', 'nope')).rejects.toEqual({
    jsonrpc: '2.0',
    id: '1',
    error,
  })
})

describe('messages', () => {
  // signMessage.test.ts verifies the signatures. This test checks which signature each style returns.
  test('default', async () => {
    const page = createBitcoinPage()
    for (const key of keys) page.control(key).set({ connected: true })
    const sats = (params: object) =>
      result(page.XverseProviders?.BitcoinProvider, 'signMessage', params) as Promise<{ signature: string }>
    const leather = (params: object) =>
      result(page.LeatherProvider, 'signMessage', params) as Promise<{ signature: string; address: string }>
    const bip322 = (await sats({ address: payment.address, message: 'hi' })).signature
    const ecdsa = (await sats({ address: payment.address, message: 'hi', protocol: 'ECDSA' })).signature
    expect(base64.decode(ecdsa)).toHaveLength(65)
    expect(base64.decode(bip322)[0]).toBe(2)
    for (const provider of [page.unisat, page.okxwallet?.bitcoin]) {
      expect(await call(provider, 'signMessage', 'hi')).toBe(ecdsa)
      expect(await call(provider, 'signMessage', 'hi', 'bip322-simple')).toBe(bip322)
    }
    expect(await leather({ message: 'hi', paymentType: 'p2wpkh' })).toEqual({
      message: 'hi',
      address: payment.address,
      signature: bip322,
    })
    expect((await leather({ message: 'hi', paymentType: 'p2wpkh', type: 'legacy' })).signature).toBe(ecdsa)
    expect((await leather({ message: 'hi', paymentType: 'p2tr' })).address).toBe(ordinals.address)
    const [first, second] = (await feature(
      page,
      'bitcoin:signMessage',
      'signMessage',
      { account: { address: payment.address }, message: text('hi') },
      { account: { address: payment.address }, message: text('hi'), type: 'ecdsa' },
    )) as readonly { signature: Uint8Array }[]
    expect([first, second].map((each) => base64.encode(each?.signature ?? text('')))).toEqual([bip322, ecdsa])
  })

  test('error: an address that is not authorized', async () => {
    const page = await connected('satchel')
    const foreign = { address: other.payment.address, message: 'hi' }
    expect(await getErrorCode(result(page.XverseProviders?.BitcoinProvider, 'signMessage', foreign))).toBe(
      -32002,
    )
    expect(await getErrorCode(call(page.unisat, 'signMessage', 'hi'))).toBe(4100)
    expect(
      await getErrorCode(result(page.LeatherProvider, 'signMessage', { message: 'hi', paymentType: 'p2tr' })),
    ).toBe(4100)
  })

  test('error: ECDSA with taproot, and a network that is not active', async () => {
    const page = await connected('satchel')
    expect(
      await getErrorCode(
        result(page.XverseProviders?.BitcoinProvider, 'signMessage', {
          address: ordinals.address,
          message: '',
          protocol: 'ECDSA',
        }),
      ),
    ).toBe(-32001)
    await styles.saddle.connect(page)
    expect(
      await getErrorCode(
        result(page.LeatherProvider, 'signMessage', {
          message: 'hi',
          paymentType: 'p2tr',
          network: 'mainnet',
        }),
      ),
    ).toBe(-32602)
  })

  test('error: an unknown method', async () => {
    const page = createBitcoinPage()
    expect(await getErrorCode(result(page.XverseProviders?.BitcoinProvider, 'toString'))).toBe(-32601)
    expect(await getErrorCode(result(page.LeatherProvider, 'stx_signMessage'))).toBe(-32601)
  })
})
