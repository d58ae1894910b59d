import * as ecc from '@bitcoinerlab/secp256k1'
import {
  type BitcoinPage,
  call,
  connected,
  createBitcoinPage,
  feature,
  type Key,
  keys,
  ordinals,
  other,
  payment,
  receiver,
  result,
  styles,
  text,
} from '@latchkit/test/source/bitcoinWallet/bitcoinWallet.fixtures'
import { getErrorCode } from '@latchkit/test/source/wallet/wallet.fixtures'
import { base64, hex } from '@scure/base'
import { initEccLib, networks, Psbt, payments } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BitcoinChain } from '../bitcoin/network.js'
import { startBitcoinChain } from './bitcoinChain.js'

initEccLib(ecc)

describe('once confirmed', () => {
  let chain: BitcoinChain
  let esploraUrl: string
  beforeAll(async () => {
    chain = await startBitcoinChain()
    esploraUrl = chain.esploraUrl
  }, 180_000)
  afterAll(() => chain.stop())

  const get = async (path: string) => (await fetch(`${esploraUrl}${path}`)).json()

  /** Creates a PSBT that spends one output of each address to the receiver, with bitcoinjs-lib. */
  async function psbt(): Promise<Psbt> {
    const psbt = new Psbt({ network: networks.regtest })
    let total = 0n
    for (const { address } of [payment, ordinals]) {
      const [utxo] = (await get(`/address/${address}/utxo`)) as readonly {
        txid: string
        vout: number
        value: number
      }[]
      if (!utxo) throw new Error('the account has no unspent outputs')
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
    // The change returns to the sender, so that the next test can spend it.
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
    const page = createBitcoinPage({ esploraUrl })
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

  test('behavior: returns its balance', async () => {
    const page = await connected('minnow', { esploraUrl })
    const utxos = (await get(`/address/${payment.address}/utxo`)) as readonly { value: number }[]
    const total = utxos.reduce((sum, { value }) => sum + value, 0)
    expect(await call(page.unisat, 'getBalance')).toEqual({ confirmed: total, unconfirmed: 0, total })
  })

  test('error: a rejected request sends nothing', async () => {
    const page = await connected('minnow', { esploraUrl })
    page.control('minnow').set({ answer: 'reject' })
    expect(await getErrorCode(call(page.unisat, 'sendBitcoin', receiver, 1000))).toBe(4001)
    expect(await getErrorCode(call(page.unisat, 'signPsbt', (await psbt()).toHex()))).toBe(4001)
    expect((await get(`/address/${payment.address}`)).mempool_stats.tx_count).toBe(0)
  })

  test.each([
    ['an amount above the balance', 100_000_000_000, receiver, -32603],
    ['nothing', 0, receiver, -32602],
    ['an address of another network', 1000, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', -32602],
    ['dust, which the node refuses', 100, receiver, -32603],
  ])('error: %s', async (_what, amount, address, code) => {
    const page = await connected('minnow', { esploraUrl })
    expect(await getErrorCode(call(page.unisat, 'sendBitcoin', address, amount))).toBe(code)
  })

  test('error: sends nothing on another network', async () => {
    const page = await connected('minnow', { esploraUrl })
    page.control('minnow').switchNetwork('mainnet')
    expect(await getErrorCode(call(page.unisat, 'sendBitcoin', receiver, 1000))).toBe(4901)
    expect(await getErrorCode(call(page.unisat, 'pushTx', { rawtx: '00' }))).toBe(4901)
  })

  test('behavior: UniSat finalizes by default', async () => {
    const page = await connected('minnow', { esploraUrl })
    const sign = async (options?: object) => {
      const signed = await call(page.unisat, 'signPsbt', (await psbt()).toHex(), options)
      return Psbt.fromHex(String(signed)).data.inputs.map(({ finalScriptWitness }) => !!finalScriptWitness)
    }
    expect(await sign()).toEqual([true, true])
    expect(await sign({ autoFinalized: false })).toEqual([false, false])
  })

  test('error: a malformed PSBT, or one for another wallet', async () => {
    const page = await connected('minnow', { esploraUrl })
    const sign = (text: string, options?: object) =>
      getErrorCode(call(page.unisat, 'signPsbt', text, options))
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
