import type { Network } from '@latchkit/core'
import { bitcoinChainIds } from '@latchkit/core/schema'
import type { BitcoinOutput } from '@latchkit/core/testing'
import { bitcoinAccounts } from '@latchkit/devnet'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { esploraUrl } from './page.fixtures.js'
import { addressOf, readPsbt, regtest, scriptOf } from './verify.fixtures.js'

/** A network of tests; `url` speaks Esplora's API. */
export function network(name: keyof typeof bitcoinChainIds, url: string = esploraUrl): Network {
  const caipNetworkId = bitcoinChainIds[name]
  return {
    id: caipNetworkId.split(':')[1] ?? '',
    name: `Bitcoin ${name}`,
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** An account of the devnet's. */
export function account(index: number): (typeof bitcoinAccounts)[number] {
  const found = bitcoinAccounts[index]
  if (!found) throw new Error(`There is no account ${index}.`)
  return found
}

/** Asks the devnet's chain. */
export async function esplora(path: string, body?: object): Promise<unknown> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(esploraUrl + path, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}

/** Shows an address to hold so much, in place of the truth; `null` shows the truth again. */
export async function pretend(address: string, value: bigint | null): Promise<void> {
  await esplora('/devnet/pretend', { address, value: value === null ? null : String(value) })
}

/**
 * A PSBT in base64 that spends all of a coin of each of `from`, pays `value` to `to`, and gives the rest back to the first.
 */
export async function makePsbt(from: readonly string[], to: string, value: bigint): Promise<string> {
  const transaction = new Transaction()
  let had = 0n
  for (const address of from) {
    const [utxo] = (await esplora(`/address/${address}/utxo`)) as readonly {
      readonly txid: string
      readonly vout: number
      readonly value: number
    }[]
    if (!utxo) throw new Error(`${address} has nothing to spend.`)
    const amount = BigInt(utxo.value)
    had += amount
    const script = scriptOf(address)
    const key = account(0).ordinals
    transaction.addInput({
      txid: utxo.txid,
      index: utxo.vout,
      witnessUtxo: { script, amount },
      ...(address === key.address ? { tapInternalKey: hex.decode(key.publicKey).slice(1) } : {}),
    })
  }
  transaction.addOutputAddress(to, value, regtest)
  transaction.addOutputAddress(from[0] ?? '', had - value - 1_000n, regtest)
  return base64.encode(transaction.toPSBT())
}

/** What a PSBT's transaction pays. */
export function outputsOf(psbt: string): readonly BitcoinOutput[] {
  const transaction = readPsbt(psbt)
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return { address: addressOf(script), value: amount }
  })
}

/** What the chain says was sent. Brings it into a block, so that the next test finds all there is to spend. */
export async function readTransaction(txid: string): Promise<{
  readonly spent: readonly string[]
  readonly outputs: readonly BitcoinOutput[]
  readonly fee: bigint
}> {
  await esplora('/devnet/mine', { blocks: 1 })
  const { vin, vout, fee, status } = (await esplora(`/tx/${txid}`)) as {
    readonly vin: readonly { readonly prevout: { readonly scriptpubkey_address: string } }[]
    readonly vout: readonly { readonly scriptpubkey_address: string; readonly value: number }[]
    readonly fee: number
    readonly status: { readonly confirmed: boolean }
  }
  if (!status.confirmed) throw new Error(`${txid} came into no block.`)
  return {
    spent: vin.map(({ prevout }) => prevout.scriptpubkey_address),
    outputs: vout.map((output) => ({ address: output.scriptpubkey_address, value: BigInt(output.value) })),
    fee: BigInt(fee),
  }
}
