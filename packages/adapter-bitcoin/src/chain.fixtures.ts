import type { Network } from '@latchkit/core'
import { bitcoinChainIds } from '@latchkit/core/schema'
import type { BitcoinOutput } from '@latchkit/core/testing'
import { bitcoinAccounts } from '@latchkit/devnet'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { esploraUrl } from './page.fixtures.js'
import { getAddress, getScript, readPsbt, regtest } from './verify.fixtures.js'

/** Creates a test network; `url` is an Esplora server. */
export function createNetwork(name: keyof typeof bitcoinChainIds, url: string = esploraUrl): Network {
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

/** Returns an account of the devnet. */
export function getAccount(index: number): (typeof bitcoinAccounts)[number] {
  const found = bitcoinAccounts[index]
  if (!found) throw new Error(`There is no account ${index}.`)
  return found
}

/** Sends a request to the devnet's Esplora server. */
export async function fetchEsplora(path: string, body?: object, url: string = esploraUrl): Promise<unknown> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(url + path, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}

/** Overrides the balance of an address; `null` removes the override. */
export async function overrideBalance(address: string, value: bigint | null): Promise<void> {
  await fetchEsplora('/devnet/balance', { address, value: value === null ? null : String(value) })
}

/**
 * Creates a PSBT in base64 that spends one coin of each address in `from`, pays `value` to `to`, and returns the change
 * to the first.
 */
export async function makePsbt(
  from: readonly string[],
  to: string,
  value: bigint,
  { fee = 1_000n, url }: { readonly fee?: bigint; readonly url?: string } = {},
): Promise<string> {
  const transaction = new Transaction()
  let had = 0n
  for (const address of from) {
    const [utxo] = (await fetchEsplora(`/address/${address}/utxo`, undefined, url)) as readonly {
      readonly txid: string
      readonly vout: number
      readonly value: number
    }[]
    if (!utxo) throw new Error(`${address} has no coins to spend.`)
    const amount = BigInt(utxo.value)
    had += amount
    const script = getScript(address)
    const key = getAccount(0).ordinals
    transaction.addInput({
      txid: utxo.txid,
      index: utxo.vout,
      // Replaceable (BIP-125).
      sequence: 0xfffffffd,
      witnessUtxo: { script, amount },
      ...(address === key.address ? { tapInternalKey: hex.decode(key.publicKey).slice(1) } : {}),
    })
  }
  transaction.addOutputAddress(to, value, regtest)
  transaction.addOutputAddress(from[0] ?? '', had - value - fee, regtest)
  return base64.encode(transaction.toPSBT())
}

/** Signs a PSBT with the key of an account and sends it. Returns its id. */
export async function sendPsbt(psbt: string, privateKey: string, url: string = esploraUrl): Promise<string> {
  const transaction = readPsbt(psbt)
  transaction.sign(hex.decode(privateKey))
  transaction.finalize()
  const response = await fetch(`${url}/tx`, { method: 'POST', body: transaction.hex })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** Returns the outputs of a PSBT's transaction. */
export function getOutputs(psbt: string): readonly BitcoinOutput[] {
  const transaction = readPsbt(psbt)
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return { address: getAddress(script), value: amount }
  })
}

/** Returns a sent transaction from the chain. Mines a block, so that the next test can spend all coins. */
export async function readTransaction(txid: string): Promise<{
  readonly spent: readonly string[]
  readonly outputs: readonly BitcoinOutput[]
  readonly fee: bigint
}> {
  await fetchEsplora('/devnet/mine', { blocks: 1 })
  const { vin, vout, fee, status } = (await fetchEsplora(`/tx/${txid}`)) as {
    readonly vin: readonly { readonly prevout: { readonly scriptpubkey_address: string } }[]
    readonly vout: readonly { readonly scriptpubkey_address: string; readonly value: number }[]
    readonly fee: number
    readonly status: { readonly confirmed: boolean }
  }
  if (!status.confirmed) throw new Error(`${txid} is not in a block.`)
  return {
    spent: vin.map(({ prevout }) => prevout.scriptpubkey_address),
    outputs: vout.map((output) => ({ address: output.scriptpubkey_address, value: BigInt(output.value) })),
    fee: BigInt(fee),
  }
}
