import * as ecc from '@bitcoinerlab/secp256k1'
import { base64, hex } from '@scure/base'
import { initEccLib, networks, Psbt, payments } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import type { BitcoinChain } from '../bitcoin/network.js'
import { startBitcoinChain } from '../parts/bitcoinChain.js'
import { codeOf } from '../wallet/wallet.fixtures.js'
import { type BitcoinPage, bitcoinPage, call } from './bitcoinWallet.fixtures.js'

initEccLib(ecc)
const [account, other] = bitcoinAccounts
if (!account || !other) throw new Error('no accounts')
const { payment, ordinals } = account
const receiver = bitcoinAccounts[3]?.payment.address ?? ''
const text = (value: string) => new TextEncoder().encode(value)

/** How each style is connected, and what a person who says no looks like there. */
const styles = {
  ingot: {
    provider: (page: BitcoinPage) => page.registered[0],
    connect: (page: BitcoinPage) =>
      feature(page, 'bitcoin:connect', 'connect', { purposes: ['payment', 'ordinals'] }),
    send: undefined,
  },
  satchel: {
    provider: (page: BitcoinPage) => page.XverseProviders?.BitcoinProvider,
    connect: (page: BitcoinPage) =>
      result(page.XverseProviders?.BitcoinProvider, 'getAccounts', { purposes: ['payment', 'ordinals'] }),
    send: (page: BitcoinPage, address: string, amount: number) =>
      result(page.XverseProviders?.BitcoinProvider, 'sendTransfer', { recipients: [{ address, amount }] }),
  },
  minnow: {
    provider: (page: BitcoinPage) => page.unisat,
    connect: (page: BitcoinPage) => call(page.unisat, 'requestAccounts'),
    send: async (page: BitcoinPage, address: string, amount: number) => ({
      txid: await call(page.unisat, 'sendBitcoin', address, amount),
    }),
  },
  orchard: {
    provider: (page: BitcoinPage) => page.okxwallet?.bitcoin,
    connect: (page: BitcoinPage) => call(page.okxwallet?.bitcoin, 'connect'),
    send: async (page: BitcoinPage, to: string, amount: number) => {
      const { txhash } = (await call(page.okxwallet?.bitcoin, 'send', {
        from: payment.address,
        to,
        value: String(amount / 1e8),
      })) as { txhash: string }
      return { txid: txhash }
    },
  },
  saddle: {
    provider: (page: BitcoinPage) => page.LeatherProvider,
    connect: (page: BitcoinPage) => result(page.LeatherProvider, 'getAddresses'),
    send: (page: BitcoinPage, address: string, amount: number) =>
      result(page.LeatherProvider, 'sendTransfer', {
        recipients: [{ address, amount: String(amount) }],
        network: 'regtest',
      }),
  },
} as const
type Key = keyof typeof styles
const keys = Object.keys(styles) as readonly Key[]

function feature(
  page: BitcoinPage,
  name: string,
  method: string,
  ...inputs: readonly unknown[]
): Promise<unknown> {
  return call(page.registered[0]?.features[name], method, ...inputs)
}

/** The result of `request`; an answered error is thrown, as sats-connect's own library does. */
async function result(provider: object | undefined, method: string, params?: unknown): Promise<unknown> {
  const response = await call(provider, 'request', method, params).catch((error: unknown) => error)
  if (typeof response !== 'object' || response === null) throw response
  if ('error' in response) throw response.error
  if ('result' in response) return response.result
  throw response
}

async function connected(key: Key, options?: Parameters<typeof bitcoinPage>[0]): Promise<BitcoinPage> {
  const page = bitcoinPage(options)
  await styles[key].connect(page)
  return page
}

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
    const page = bitcoinPage()
    expect(await styles[key].connect(page)).toMatchObject(answer)
    expect(page.control(key).prompts).toMatchObject([{ status: 'approved' }])
    await styles[key].connect(page)
    expect(page.control(key).prompts).toHaveLength(1)
  })

  test.each(keys)('behavior: %s hangs, until released', async (key) => {
    const page = bitcoinPage()
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
    const page = bitcoinPage()
    page.control(key).set({ answer: 'reject' })
    expect(await codeOf(styles[key].connect(page))).toBe(code)
    expect(page.control(key).state.connected).toBe(false)
  })

  test.each(keys)('error: %s is disconnected from all chains', async (key) => {
    const page = bitcoinPage()
    page.control(key).disconnect()
    expect(await codeOf(styles[key].connect(page))).toBe(4900)
  })

  test.each(keys)('behavior: %s shows nothing while it is locked', async (key) => {
    const page = await connected(key)
    page.control(key).lock()
    const answer = styles[key].connect(page)
    await Promise.resolve()
    expect(page.control(key).prompts.at(-1)).toMatchObject({ status: 'open' })
    page.control(key).unlock()
    expect(await answer).toBeTruthy()
  })

  test('behavior: where a page may ask without a prompt', async () => {
    const page = bitcoinPage()
    expect(page.registered[0]?.accounts).toEqual([])
    expect(await call(page.unisat, 'getAccounts')).toEqual([])
    expect(await call(page.okxwallet?.bitcoin, 'getAccounts')).toEqual([])
    expect(await codeOf(result(page.XverseProviders?.BitcoinProvider, 'wallet_getAccount'))).toBe(-32002)
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

  test('behavior: the page disconnects', async () => {
    const page = bitcoinPage()
    for (const key of keys) page.control(key).set({ connected: true })
    await feature(page, 'standard:disconnect', 'disconnect')
    await result(page.XverseProviders?.BitcoinProvider, 'wallet_disconnect')
    await call(page.unisat, 'disconnect')
    await call(page.okxwallet?.bitcoin, 'disconnect')
    expect(keys.map((key) => page.control(key).state.connected)).toEqual([false, false, false, false, true])
  })

  test('param: purposes', async () => {
    const page = bitcoinPage()
    const accounts = await feature(page, 'bitcoin:connect', 'connect', { purposes: ['ordinals'] })
    expect(accounts).toMatchObject({ accounts: [{ address: ordinals.address }] })
    expect(
      await result(page.XverseProviders?.BitcoinProvider, 'getAddresses', { purposes: ['payment'] }),
    ).toMatchObject({
      addresses: [{ address: payment.address }],
      network: { bitcoin: { name: 'Regtest' } },
    })
    expect(await codeOf(feature(page, 'bitcoin:connect', 'connect', { purposes: ['fun'] }))).toBe(-32602)
  })
})

describe('events', () => {
  test('default', async () => {
    const page = bitcoinPage()
    const heard: unknown[] = []
    const note = (name: string) => (payload: unknown) => heard.push([name, payload])
    for (const key of keys) page.control(key).set({ connected: true })
    await feature(
      page,
      'standard:events',
      'on',
      'change',
      ({ accounts }: { accounts: readonly { address: string }[] }) =>
        heard.push(['ingot', accounts.map(({ address }) => address)]),
    )
    await call(page.unisat, 'on', 'accountsChanged', note('minnow'))
    await call(page.okxwallet?.bitcoin, 'on', 'accountsChanged', note('orchard'))
    await call(
      page.LeatherProvider,
      'listen',
      'accountChange',
      ({ accounts }: { accounts: readonly { address: string }[] }) =>
        heard.push(['saddle', accounts.map(({ address }) => address)]),
    )
    const cb = ({ addresses }: { addresses?: readonly { address: string }[] }) =>
      heard.push(['satchel', addresses?.map(({ address }) => address)])
    await call(page.XverseProviders?.BitcoinProvider, 'addListener', { eventName: 'accountChange', cb })
    await call(page.XverseProviders?.BitcoinProvider, 'addListener', 'disconnect', cb)
    expect(keys.map((key) => page.control(key).listeners)).toEqual([1, 2, 1, 1, 1])
    for (const key of keys) page.control(key).switchAccount(1)
    const both = [other.payment.address, other.ordinals.address]
    expect(heard.splice(0)).toEqual([
      ['ingot', both],
      ['satchel', both],
      ['minnow', [other.payment.address]],
      ['orchard', [other.payment.address]],
      ['saddle', both],
    ])
    for (const key of keys) page.control(key).forget()
    expect(heard.splice(0)).toEqual([
      ['ingot', []],
      ['satchel', undefined],
      ['minnow', []],
      ['orchard', []],
      ['saddle', []],
    ])
    for (const key of keys) page.control(key).set({ silent: true, connected: true })
    expect(heard).toEqual([])
  })

  test('behavior: the wallet moves to another network', async () => {
    const page = await connected('minnow')
    const heard: unknown[] = []
    await call(page.unisat, 'on', 'networkChanged', (network: unknown) => heard.push(network))
    await call(page.unisat, 'on', 'accountsChanged', (accounts: unknown) => heard.push(accounts))
    page.control('minnow').switchNetwork('mainnet')
    expect(heard).toEqual(['livenet', [expect.stringMatching(/^bc1q/)]])
    expect(await call(page.unisat, 'getNetwork')).toBe('livenet')
    expect(await call(page.unisat, 'getChain')).toMatchObject({ enum: 'BITCOIN_MAINNET' })
    expect(await codeOf(call(page.unisat, 'sendBitcoin', receiver, 1000))).toBe(4901)
  })
})

describe('messages', () => {
  // What the signatures are worth is signMessage's test; here it is which is given where.
  test('default', async () => {
    const page = bitcoinPage()
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

  test('error: an address the page may not use', async () => {
    const page = await connected('satchel')
    const foreign = { address: other.payment.address, message: 'hi' }
    expect(await codeOf(result(page.XverseProviders?.BitcoinProvider, 'signMessage', foreign))).toBe(-32002)
    expect(await codeOf(call(page.unisat, 'signMessage', 'hi'))).toBe(4100)
    expect(
      await codeOf(result(page.LeatherProvider, 'signMessage', { message: 'hi', paymentType: 'p2tr' })),
    ).toBe(4100)
  })

  test('error: ECDSA with taproot, and a network the wallet is not on', async () => {
    const page = await connected('satchel')
    expect(
      await codeOf(
        result(page.XverseProviders?.BitcoinProvider, 'signMessage', {
          address: ordinals.address,
          message: '',
          protocol: 'ECDSA',
        }),
      ),
    ).toBe(-32001)
    await styles.saddle.connect(page)
    expect(
      await codeOf(
        result(page.LeatherProvider, 'signMessage', {
          message: 'hi',
          paymentType: 'p2tr',
          network: 'mainnet',
        }),
      ),
    ).toBe(-32602)
  })

  test('error: no such method', async () => {
    const page = bitcoinPage()
    expect(await codeOf(result(page.XverseProviders?.BitcoinProvider, 'toString'))).toBe(-32601)
    expect(await codeOf(result(page.LeatherProvider, 'stx_signMessage'))).toBe(-32601)
  })
})

describe('on the chain', () => {
  let chain: BitcoinChain
  let esploraUrl: string
  beforeAll(async () => {
    chain = await startBitcoinChain()
    esploraUrl = chain.esploraUrl
  }, 120_000)
  afterAll(() => chain.stop())

  const get = async (path: string) => (await fetch(`${esploraUrl}${path}`)).json()

  /** Spends one output of each address to the receiver, as bitcoinjs-lib writes it. */
  async function psbt(): Promise<Psbt> {
    const psbt = new Psbt({ network: networks.regtest })
    let total = 0n
    for (const { address } of [payment, ordinals]) {
      const [utxo] = (await get(`/address/${address}/utxo`)) as readonly {
        txid: string
        vout: number
        value: number
      }[]
      if (!utxo) throw new Error('nothing to spend')
      total += BigInt(utxo.value)
      const script =
        address === payment.address
          ? payments.p2wpkh({ pubkey: hex.decode(payment.publicKey) }).output
          : payments.p2tr({ internalPubkey: hex.decode(ordinals.publicKey).slice(1) }).output
      psbt.addInput({
        hash: utxo.txid,
        index: utxo.vout,
        witnessUtxo: { script: script ?? text(''), value: BigInt(utxo.value) },
      })
    }
    // What is left comes back, so that the next test can spend it.
    return psbt
      .addOutput({ address: payment.address, value: total / 2n })
      .addOutput({ address: ordinals.address, value: total - total / 2n - 2000n })
  }

  async function accepted(transaction: string): Promise<void> {
    const response = await fetch(`${esploraUrl}/tx`, { method: 'POST', body: transaction })
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)])
  }

  const inputs = [
    { index: 0, address: payment.address },
    { index: 1, address: ordinals.address },
  ]
  const signers: Readonly<Record<Key, (page: BitcoinPage, unsigned: Psbt) => Promise<Uint8Array>>> = {
    async ingot(page, unsigned) {
      const inputsToSign = inputs.map(({ index, address }) => ({
        account: { address },
        signingIndexes: [index],
      }))
      const [output] = (await feature(page, 'bitcoin:signTransaction', 'signTransaction', {
        psbt: unsigned.toBuffer(),
        inputsToSign,
      })) as readonly { signedPsbt: Uint8Array }[]
      return output?.signedPsbt ?? text('')
    },
    async satchel(page, unsigned) {
      const signInputs = { [payment.address]: [0], [ordinals.address]: [1] }
      const { psbt } = (await result(page.XverseProviders?.BitcoinProvider, 'signPsbt', {
        psbt: unsigned.toBase64(),
        signInputs,
      })) as { psbt: string }
      return base64.decode(psbt)
    },
    async minnow(page, unsigned) {
      const options = {
        autoFinalized: false,
        toSignInputs: [inputs[0], { index: 1, publicKey: ordinals.publicKey }],
      }
      return hex.decode(String(await call(page.unisat, 'signPsbt', unsigned.toHex(), options)))
    },
    async orchard(page, unsigned) {
      const [signed] = (await call(
        page.okxwallet?.bitcoin,
        'signPsbts',
        [unsigned.toHex()],
        [{ autoFinalized: false }],
      )) as readonly string[]
      return hex.decode(signed ?? '')
    },
    async saddle(page, unsigned) {
      const signed = (await result(page.LeatherProvider, 'signPsbt', {
        hex: unsigned.toHex(),
        signAtIndex: [0, 1],
      })) as { hex: string }
      return hex.decode(signed.hex)
    },
  }

  test.each(keys)('default: %s signs a PSBT', async (key) => {
    const page = await connected(key, { esploraUrl })
    const bytes = await signers[key](page, await psbt())
    const signed = Psbt.fromBuffer(bytes, { network: networks.regtest })
    expect(signed.data.inputs[0]?.partialSig).toHaveLength(1)
    expect(signed.data.inputs[1]?.tapKeySig).toHaveLength(64)
    await accepted(signed.finalizeAllInputs().extractTransaction().toHex())
    await chain.mine(1)
  })

  test('behavior: signs and sends', async () => {
    const page = bitcoinPage({ esploraUrl })
    for (const key of keys) page.control(key).set({ connected: true })
    const inputsToSign = inputs.map(({ index, address }) => ({
      account: { address },
      signingIndexes: [index],
      sigHash: 'ALL',
    }))
    const ways = [
      async () =>
        (
          (await feature(page, 'bitcoin:signAndSendTransaction', 'signAndSendTransaction', {
            psbt: (await psbt()).toBuffer(),
            inputsToSign,
            chain: 'bitcoin:regtest',
          })) as readonly { txId: string }[]
        )[0]?.txId,
      async () =>
        (
          (await result(page.XverseProviders?.BitcoinProvider, 'signPsbt', {
            psbt: (await psbt()).toBase64(),
            broadcast: true,
          })) as { txid: string }
        ).txid,
      async () => call(page.unisat, 'pushPsbt', await call(page.unisat, 'signPsbt', (await psbt()).toHex())),
      async () =>
        (
          (await result(page.LeatherProvider, 'signPsbt', {
            hex: (await psbt()).toHex(),
            broadcast: true,
          })) as { txid: string }
        ).txid,
    ]
    for (const send of ways) {
      expect(await get(`/tx/${await send()}/status`)).toEqual({ confirmed: false })
      await chain.mine(1)
    }
  })

  test.each(keys)('behavior: %s sends a transfer', async (key) => {
    const page = await connected(key, { esploraUrl })
    const { send } = styles[key]
    if (!send)
      return expect(Object.keys(page.registered[0]?.features ?? {})).not.toContain('bitcoin:sendTransfer')
    const { txid } = (await send(page, receiver, 123_456)) as { txid: string }
    const sent = await get(`/tx/${txid}`)
    expect(sent).toMatchObject({
      vout: [{ scriptpubkey_address: receiver, value: 123_456 }, { scriptpubkey_address: payment.address }],
    })
    expect(sent.fee).toBeGreaterThanOrEqual(sent.weight / 4)
    await chain.mine(1)
  })

  test('behavior: tells its balance', async () => {
    const page = await connected('minnow', { esploraUrl })
    const utxos = (await get(`/address/${payment.address}/utxo`)) as readonly { value: number }[]
    const total = utxos.reduce((sum, { value }) => sum + value, 0)
    expect(await call(page.unisat, 'getBalance')).toEqual({ confirmed: total, unconfirmed: 0, total })
  })

  test('error: rejected, and nothing is sent', async () => {
    const page = await connected('minnow', { esploraUrl })
    page.control('minnow').set({ answer: 'reject' })
    expect(await codeOf(call(page.unisat, 'sendBitcoin', receiver, 1000))).toBe(4001)
    expect(await codeOf(call(page.unisat, 'signPsbt', (await psbt()).toHex()))).toBe(4001)
    expect((await get(`/address/${payment.address}`)).mempool_stats.tx_count).toBe(0)
  })

  test.each([
    ['more than there is', 100_000_000_000, receiver, -32603],
    ['nothing', 0, receiver, -32602],
    ["to another network's address", 1000, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', -32602],
    ['dust, which the node refuses', 100, receiver, -32603],
  ])('error: %s', async (_what, amount, address, code) => {
    const page = await connected('minnow', { esploraUrl })
    expect(await codeOf(call(page.unisat, 'sendBitcoin', address, amount))).toBe(code)
  })

  test('error: a PSBT that is none, or not for this wallet', async () => {
    const page = await connected('minnow', { esploraUrl })
    const sign = (text: string, options?: object) => codeOf(call(page.unisat, 'signPsbt', text, options))
    const unsigned = (await psbt()).toHex()
    expect(await sign('zz')).toBe(-32602)
    expect(await sign('70736274ff00')).toBe(-32602)
    expect(await sign(unsigned, { toSignInputs: [{ index: 0, address: ordinals.address }] })).toBe(-32602)
    expect(await sign(unsigned, { toSignInputs: [{ index: 9, address: payment.address }] })).toBe(-32602)
    expect(await sign(unsigned, { toSignInputs: [{ index: 0, address: other.payment.address }] })).toBe(4100)
    page.control('minnow').switchAccount(1)
    expect(await sign(unsigned)).toBe(-32602)
    expect(page.control('minnow').prompts).toHaveLength(1)
  })
})
