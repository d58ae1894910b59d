import type { EsploraRequest, EsploraResponse, UnspentOutput } from '../foundation/NamespaceChain.js'
import type { SentBitcoinTransaction } from './SentBitcoinTransaction.js'

/** The part of the chain that the server reads. */
export type EsploraChain = {
  readonly getOutputs: (address: string) => readonly UnspentOutput[]
  readonly getBalance: (address: string) => number
  readonly send: (transaction: string) => string
  readonly sent: readonly SentBitcoinTransaction[]
}

/** The block of what addresses have at the start. */
const firstHeight = 1

/** Answers a request as a server with the API of Esplora does. */
export function handleEsplora(chain: EsploraChain, { method, path, body }: EsploraRequest): EsploraResponse {
  try {
    if (method === 'POST' && path === '/tx') return { status: 200, body: chain.send(body.trim()) }
    return route(chain, path) ?? { status: 404, body: 'Not found' }
  } catch (error) {
    return { status: 400, body: error instanceof Error ? error.message : String(error) }
  }
}

function route(chain: EsploraChain, path: string): EsploraResponse | undefined {
  const [, kind, subject = '', part] = path.split('/')
  const tip = chain.sent.at(-1)?.height ?? firstHeight
  if (kind === 'fee-estimates') return toJson({ '1': 2, '6': 2, '144': 1 })
  if (kind === 'blocks') return part === 'height' ? { status: 200, body: String(tip) } : undefined
  if (kind === 'tx') return routeTransaction(chain, subject, part)
  if (kind !== 'address') return undefined
  if (part === 'utxo')
    return toJson(
      chain
        .getOutputs(subject)
        .map(({ txid, vout, value }) => ({ txid, vout, value, status: toBlockStatus(chain, txid) })),
    )
  if (part !== undefined) return undefined
  const stats = { funded_txo_sum: chain.getBalance(subject), spent_txo_sum: 0, tx_count: 1 }
  return toJson({
    address: subject,
    chain_stats: { ...stats, funded_txo_count: chain.getOutputs(subject).length, spent_txo_count: 0 },
    mempool_stats: {
      funded_txo_sum: 0,
      spent_txo_sum: 0,
      tx_count: 0,
      funded_txo_count: 0,
      spent_txo_count: 0,
    },
  })
}

function routeTransaction(
  chain: EsploraChain,
  txid: string,
  part: string | undefined,
): EsploraResponse | undefined {
  const found = chain.sent.find((transaction) => transaction.txid === txid)
  if (!found) return undefined
  if (part === 'hex') return { status: 200, body: found.hex }
  if (part === 'status') return toJson(toBlockStatus(chain, txid))
  if (part !== undefined) return undefined
  const vout = found.outputs.map(({ address, value }) => ({ scriptpubkey_address: address, value }))
  return toJson({ txid, fee: found.fee, vout, status: toBlockStatus(chain, txid) })
}

function toBlockStatus({ sent }: EsploraChain, txid: string): object {
  const height = sent.find((transaction) => transaction.txid === txid)?.height ?? firstHeight
  return { confirmed: true, block_height: height }
}

function toJson(value: unknown): EsploraResponse {
  return { status: 200, body: JSON.stringify(value) }
}
