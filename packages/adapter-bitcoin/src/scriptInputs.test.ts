import { neverAborted } from '@latchkit/adapter-tests/promises'
import type { PsbtInput } from '@latchkit/core/ports'
import { hex } from '@scure/base'
import { Transaction as ScureTransaction } from '@scure/btc-signer'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { createNetwork, fetchEsplora, getAccount, readTransaction } from './chain.fixtures.js'
import { openPage } from './page.fixtures.js'
import { addresses, amount, key, type ScriptInput, scriptInputs } from './scriptInputs.fixtures.js'
import { getScript } from './verify.fixtures.js'

const home = createNetwork('regtest')
const receiver = getAccount(4).payment.address
/** An address of another key of the same wallet. */
const otherAddress = getAccount(3).payment.address
const payer = getAccount(5).ordinals

let fundingId = ''
let fundingBytes: Uint8Array = new Uint8Array()

/** Pays each script, with one transaction. */
beforeAll(async () => {
  const [utxo] = (await fetchEsplora(`/address/${payer.address}/utxo`)) as readonly {
    readonly txid: string
    readonly vout: number
    readonly value: number
  }[]
  if (!utxo) throw new Error('The payer has no coins.')
  const transaction = new ScureTransaction({ disableScriptCheck: true })
  const value = BigInt(utxo.value)
  const script = getScript(payer.address)
  transaction.addInput({
    txid: utxo.txid,
    index: utxo.vout,
    witnessUtxo: { script, amount: value },
    tapInternalKey: hex.decode(payer.publicKey).slice(1),
  })
  for (const input of scriptInputs) transaction.addOutput({ script: input.script, amount })
  transaction.addOutput({ script, amount: value - amount * BigInt(scriptInputs.length) - 5_000n })
  transaction.sign(hex.decode(payer.privateKey))
  transaction.finalize()
  fundingId = transaction.id
  fundingBytes = transaction.toBytes(true, true)
  await sendTransaction(transaction.hex)
  await fetchEsplora('/devnet/mine', { blocks: 1 })
}, 180_000)

async function sendTransaction(body: string): Promise<void> {
  const response = await fetch(`${home.rpcUrls.default.http[0]}/tx`, { method: 'POST', body })
  if (!response.ok) throw new Error(await response.text())
}

/** Creates the payment of a script to the receiver. */
function createPsbt(input: ScriptInput, more: object = {}): Psbt {
  const { script, fields, isSegwit, sequence = 0xfffffffd } = input
  const index = Math.max(0, scriptInputs.indexOf(input))
  const psbt = new Psbt()
  psbt.setVersion(2)
  psbt.addInput({ hash: fundingId, index, sequence })
  // bitcoinjs-lib accepts some scripts only without its own checks of them.
  const utxo = isSegwit ? { witnessUtxo: { script, value: amount } } : { nonWitnessUtxo: fundingBytes }
  Object.assign(psbt.data.inputs[0] ?? {}, utxo, fields, more)
  psbt.addOutput({ script: getScript(receiver), value: amount - 2_000n })
  return psbt
}

/** Connects a wallet of the Wallet Standard with these addresses, which answers with that signature. */
async function connectWallet(input: ScriptInput, form: 'partial' | 'final') {
  const chains = ['bitcoin:regtest']
  const own = Object.values(addresses).map((address) => ({ address, publicKey: key, chains }))
  const accounts = [...own, { address: otherAddress, chains }]
  const asked: unknown[] = []
  const signTransaction = async (request: { readonly psbt: Uint8Array; readonly inputsToSign: unknown }) => {
    asked.push(request.inputsToSign)
    const psbt = Psbt.fromBuffer(request.psbt)
    const transaction = Transaction.fromBuffer(psbt.data.getTransaction())
    Object.assign(psbt.data.inputs[0] ?? {}, input.sign(transaction)[form])
    return [{ signedPsbt: psbt.toBuffer() }]
  }
  const provider = {
    accounts,
    features: {
      'bitcoin:connect': { connect: async () => ({ accounts }) },
      'bitcoin:signTransaction': { signTransaction },
    },
  }
  const opened = openPage([])
  onTestFinished(opened.close)
  const wallets = [{ name: 'Own', style: 'standard', provider }] as const
  const { adapter } = startBitcoinAdapter([home], { wallets })
  await adapter.connect({ connectorId: 'own', signal: neverAborted })
  const caller = { connectorId: 'own', address: addresses.p2wpkh, network: home }
  const sign = async (psbt: Psbt, named: Partial<PsbtInput> = {}, broadcast = false) =>
    adapter.bitcoin?.signPsbt({
      ...caller,
      psbt: psbt.toBase64(),
      inputs: [{ index: 0, address: addresses.p2wpkh, ...named }],
      broadcast,
    })
  return { asked, sign }
}

describe.each(scriptInputs)('$name', (input) => {
  test('default: the wallet signs for any address of the key, and bitcoind accepts the transaction', async () => {
    const { asked, sign } = await connectWallet(input, 'partial')
    for (const address of Object.values(addresses)) {
      const signed = await sign(createPsbt(input), { address })
      expect(signed?.isFinal).toBe(false)
    }
    expect(asked.length).toBe(4)
    const final = await connectWallet(input, 'final')
    const sent = await final.sign(createPsbt(input), {}, true)
    expect((await readTransaction(sent?.txid ?? '')).outputs).toEqual([
      { address: receiver, value: amount - 2_000n },
    ])
  })

  test('error: an address of another key, which the script does not name, without asking the wallet', async () => {
    const { asked, sign } = await connectWallet(input, 'partial')
    const signed = sign(createPsbt(input), { address: otherAddress })
    await expect(signed).rejects.toMatchObject({ code: 'invalid-transaction' })
    expect(asked).toEqual([])
  })
})

/** Outputs of the user's own addresses, beside those with scripts. */
const ownInputs = Object.entries(addresses).map(([name, address]) => ({
  name,
  script: getScript(address),
  fields: name === 'p2sh' ? { redeemScript: getScript(addresses.p2wpkh) } : {},
  isSegwit: true,
  isTaproot: name === 'p2tr',
  sign: () => ({ partial: {}, final: {} }),
}))

test.each<ScriptInput>([...ownInputs, ...scriptInputs])(
  'error: $name, a signature hash type that does not exist for it, without asking the wallet',
  async (input) => {
    const { asked, sign } = await connectWallet(input, 'partial')
    const address = addresses[input.name as keyof typeof addresses] ?? addresses.p2wpkh
    // The type 0 is SIGHASH_DEFAULT, which only taproot has (BIP-341).
    const wrong = [[], [4], [0x80], [1, 5], ...(input.isTaproot ? [] : [[0]])]
    for (const sighashTypes of wrong) {
      const signed = sign(createPsbt(input), { address, sighashTypes })
      await expect(signed).rejects.toThrow(/signature hash type/)
    }
    // The PSBT requires SIGHASH_SINGLE|ANYONECANPAY (BIP-174), and the request allows only the whole transaction.
    const required = sign(createPsbt(input, { sighashType: 0x83 }), { address })
    await expect(required).rejects.toThrow('the PSBT requires signature hash type 131')
    expect(asked).toEqual([])
  },
)

test('error: SIGHASH_SINGLE for an input without an output, without asking the wallet', async () => {
  const [input] = scriptInputs
  if (!input) throw new Error('There are inputs.')
  const psbt = createPsbt(input)
  psbt.addInput({ hash: '11'.repeat(32), index: 0 })
  Object.assign(psbt.data.inputs[1] ?? {}, psbt.data.inputs[0])
  const { asked, sign } = await connectWallet(input, 'partial')
  for (const type of [3, 0x83]) {
    const signed = sign(psbt, { index: 1, sighashTypes: [type] })
    await expect(signed).rejects.toThrow(/signature hash type/)
  }
  expect(asked).toEqual([])
})

test('behavior: UniSat signs a script with the key before the tweak, as its toSignInputs describes', async () => {
  const [input] = scriptInputs.filter(({ name }) => name.includes('one key (BIP-342)'))
  if (!input) throw new Error('There is such an input.')
  const asked: unknown[] = []
  const signPsbt = async (text: string, options: unknown) => {
    asked.push(options)
    const psbt = Psbt.fromHex(text)
    const transaction = Transaction.fromBuffer(psbt.data.getTransaction())
    Object.assign(psbt.data.inputs[0] ?? {}, input.sign(transaction).partial)
    return psbt.toHex()
  }
  const provider = {
    requestAccounts: async () => [addresses.p2tr],
    getPublicKey: async () => hex.encode(key),
    getChain: async () => ({ enum: 'BITCOIN_REGTEST' }),
    signPsbt,
  }
  const opened = openPage([])
  onTestFinished(opened.close)
  const wallets = [{ name: 'Own', style: 'unisat', provider }] as const
  const { adapter } = startBitcoinAdapter([home], { wallets })
  await adapter.connect({ connectorId: 'own', signal: neverAborted })
  const address = addresses.p2tr
  const caller = { connectorId: 'own', address, network: home }
  const psbt = createPsbt(input).toBase64()
  await adapter.bitcoin?.signPsbt({ ...caller, psbt, inputs: [{ index: 0, address }] })
  expect(asked).toEqual([
    { autoFinalized: false, toSignInputs: [{ index: 0, address, disableTweakSigner: true }] },
  ])
})
