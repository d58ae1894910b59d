import { neverAborted } from '@latchkit/adapter-tests/promises'
import { bitcoin as mainnetOf } from '@latchkit/core/networks'
import { base64, hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, SigHash, type Transaction } from '@scure/btc-signer'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import {
  createNetwork,
  fetchEsplora,
  getAccount,
  makePsbt,
  readTransaction,
  sendPsbt,
} from './chain.fixtures.js'
import { openPage } from './page.fixtures.js'
import { readPsbt, regtest } from './verify.fixtures.js'

// Wallets with other types of payment address than the devnet's, through a Wallet Standard implementation of this test.
const privateKey = hex.decode('11'.repeat(32))
const publicKey = hex.decode('034f355bdcb7cc0af728ef3cceb9615d90684bb5b2ca5f859ab0f0b704075871aa')
const home = createNetwork('regtest')
const payer = getAccount(2).payment
const receiver = getAccount(4).payment.address

const addresses = {
  p2pkh: p2pkh(publicKey, regtest).address ?? '',
  p2sh: p2sh(p2wpkh(publicKey, regtest), regtest).address ?? '',
  p2wpkh: p2wpkh(publicKey, regtest).address ?? '',
  p2tr: p2tr(publicKey.slice(1), undefined, regtest).address ?? '',
}

beforeAll(async () => {
  await fetchEsplora('/blocks/tip/height')
}, 180_000)

/** Sends a coin of the given value to an address. */
async function fundAddress(address: string, value: bigint): Promise<void> {
  await sendPsbt(await makePsbt([payer.address], address, value), payer.privateKey)
  await fetchEsplora('/devnet/mine', { blocks: 1 })
}

/** Creates a wallet of the Wallet Standard with one address. */
function createWallet(address: string, sign: (psbt: Transaction) => void = (psbt) => psbt.sign(privateKey)) {
  const account = { address, publicKey, chains: ['bitcoin:regtest'] }
  const asked: Transaction[] = []
  const signTransaction = async ({ psbt }: { readonly psbt: Uint8Array }) => {
    const transaction = readPsbt(base64.encode(psbt))
    asked.push(transaction)
    sign(transaction)
    return [{ signedPsbt: transaction.toPSBT() }]
  }
  const provider = {
    accounts: [account],
    features: {
      'bitcoin:connect': { connect: async () => ({ accounts: [account] }) },
      'bitcoin:signTransaction': { signTransaction },
    },
  }
  return { asked, wallet: { name: 'Own', style: 'standard', provider } as const }
}

async function connectWallet(address: string, sign?: (psbt: Transaction) => void) {
  const opened = openPage([])
  onTestFinished(opened.close)
  const { wallet, asked } = createWallet(address, sign)
  // A response that cannot be used is asked for again after a delay.
  const clock = {
    now: Date.now,
    setTimeout(callback: () => void, delayMs: number) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
  const { adapter } = startBitcoinAdapter([home], { wallets: [wallet] }, { clock })
  await adapter.connect({ connectorId: 'own', signal: neverAborted })
  return { asked, bitcoin: adapter.bitcoin, caller: { connectorId: 'own', address, network: home } }
}

describe.each(Object.entries(addresses))('%s', (_, address) => {
  test('default: pays from the address and returns the change to it', async () => {
    await fundAddress(address, 50_000n)
    const { bitcoin, caller } = await connectWallet(address)
    const txid = (await bitcoin?.sendTransfer({ ...caller, to: receiver, amount: 20_000n })) ?? ''
    const { spent, outputs, fee } = await readTransaction(txid)
    expect(spent).toEqual([address])
    expect(outputs).toEqual([
      { address: receiver, value: 20_000n },
      { address, value: 30_000n - fee },
    ])
    // Two sats per virtual byte (the devnet's estimate), for a transaction of 141 to 227 virtual bytes.
    expect(fee).toBeGreaterThanOrEqual(282n)
    expect(fee).toBeLessThanOrEqual(454n)
  })
})

test('behavior: spends exactly the outputs and the fee that were reviewed, and can be replaced', async () => {
  const address = addresses.p2tr
  await fundAddress(address, 40_000n)
  const { asked, bitcoin, caller } = await connectWallet(address)
  const facts = await bitcoin?.readTransfer?.({ ...caller, signal: neverAborted })
  expect(facts).toMatchObject({ feeRates: { slow: 1, normal: 2, fast: 3 }, isFeeExact: true })
  const coins = facts?.coins ?? []
  const had = coins.reduce((sum, { value }) => sum + value, 0n)
  const exact = { coins, fee: 777n }
  const txid = (await bitcoin?.sendTransfer({ ...caller, to: receiver, amount: had - 777n, exact })) ?? ''
  expect(await readTransaction(txid)).toMatchObject({
    outputs: [{ address: receiver, value: had - 777n }],
    fee: 777n,
  })
  expect(asked[0]?.getInput(0).sequence).toBe(0xfffffffd)
  expect(await balance(address)).toBe(0n)
})

test('behavior: spends several coins and leaves dust change to the miners', async () => {
  const address = addresses.p2wpkh
  const { bitcoin, caller } = await connectWallet(address)
  const had = await balance(address)
  await fundAddress(address, 3_000n)
  await fundAddress(address, 2_000n)
  // 11 + 3 × 68 + 31 virtual bytes at 2 sats, and 200 sats of dust without an output.
  const amount = had + 5_000n - 2n * 246n - 200n
  const txid = (await bitcoin?.sendTransfer({ ...caller, to: receiver, amount })) ?? ''
  const { spent, outputs, fee } = await readTransaction(txid)
  expect(spent).toEqual([address, address, address])
  expect(outputs).toEqual([{ address: receiver, value: amount }])
  expect(fee).toBe(692n)
})

test('error: rejects a wallet that signs with another sighash type', async () => {
  const address = addresses.p2wpkh
  await fundAddress(address, 50_000n)
  const sign = (psbt: Transaction) => {
    psbt.updateInput(0, { sighashType: SigHash.NONE })
    psbt.signIdx(privateKey, 0, [SigHash.NONE])
  }
  const { bitcoin, caller } = await connectWallet(address, sign)
  const before = await balance(address)
  const failure = bitcoin?.sendTransfer({ ...caller, to: receiver, amount: 20_000n })
  await expect(failure).rejects.toMatchObject({ code: 'wallet-response' })
  expect(await balance(address)).toBe(before)
})

test('error: an excessive fee rate rejects before asking the wallet', async () => {
  const { asked, bitcoin, caller } = await connectWallet(addresses.p2wpkh)
  overrideResponse('/fee-estimates', async () => '{"6":100000}')
  const failure = bitcoin?.sendTransfer({ ...caller, to: receiver, amount: 1_000n })
  await expect(failure).rejects.toMatchObject({ code: 'rpc-request' })
  expect(asked).toEqual([])
})

test('error: a server that hides the value of a coin cannot cause an excessive fee', async () => {
  await fundAddress(addresses.p2pkh, 50_000n)
  const { asked, bitcoin, caller } = await connectWallet(addresses.p2pkh)
  overrideResponse('/utxo', async (response) => {
    const utxos = (await response.json()) as readonly { readonly value: number }[]
    return JSON.stringify(utxos.map((utxo) => ({ ...utxo, value: Math.min(utxo.value, 30_000) })))
  })
  const failure = bitcoin?.sendTransfer({ ...caller, to: receiver, amount: 20_000n })
  await expect(failure).rejects.toMatchObject({ code: 'rpc-request' })
  expect(asked).toEqual([])
})

test('error: rejects another network than the session’s', async () => {
  const { bitcoin, caller } = await connectWallet(addresses.p2wpkh)
  const request = { ...caller, network: mainnetOf, to: receiver, amount: 1_000n }
  await expect(bitcoin?.sendTransfer(request)).rejects.toMatchObject({
    code: 'wallet-request',
    rpcCode: 4901,
  })
})

/** Overrides the server's response at every path with that ending, until the test ends. */
function overrideResponse(path: string, answer: (response: Response) => Promise<string>): void {
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) => {
    const response = await fetch(url, init)
    return String(url).endsWith(path) ? new Response(await answer(response)) : response
  }
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
}

async function balance(address: string): Promise<bigint> {
  const utxos = (await fetchEsplora(`/address/${address}/utxo`)) as readonly { readonly value: number }[]
  return utxos.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
