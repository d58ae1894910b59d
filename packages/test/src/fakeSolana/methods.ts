import { base58, base64 } from '@scure/base'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { solanaGenesisHash } from '../solana/cluster.js'
import { signatureFee, type Transfers } from './transfers.js'

const systemProgram = '11111111111111111111111111111111'
/** How many blocks a blockhash is valid for. */
const blockhashLifetime = 150

type Method = (ledger: Transfers, params: readonly unknown[]) => unknown

const methods: Readonly<Record<string, Method>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: () => solanaGenesisHash,
  getSlot: (ledger) => ledger.getSlot(),
  getBlockHeight: (ledger) => ledger.getSlot(),
  getLatestBlockhash: (ledger) =>
    withContext(ledger, {
      blockhash: ledger.getBlockhash(),
      lastValidBlockHeight: ledger.getSlot() + blockhashLifetime,
    }),
  isBlockhashValid: (ledger, [hash]) => withContext(ledger, ledger.isBlockhash(String(hash))),
  getBalance: (ledger, [address]) => withContext(ledger, Number(ledger.getBalance(String(address)))),
  getAccountInfo: (ledger, [address]) => withContext(ledger, toAccount(ledger, String(address))),
  getMultipleAccounts: (ledger, [addresses]) =>
    withContext(
      ledger,
      (Array.isArray(addresses) ? addresses : []).map((address) => toAccount(ledger, String(address))),
    ),
  getMinimumBalanceForRentExemption: () => 890_880,
  getFeeForMessage: (ledger) => withContext(ledger, Number(signatureFee)),
  getRecentPrioritizationFees: () => [],
  getTokenAccountsByOwner: (ledger) => withContext(ledger, []),
  sendTransaction: (ledger, params) => ledger.send(readTransaction(params)),
  simulateTransaction: (ledger) => withContext(ledger, { err: null, logs: [], unitsConsumed: 150 }),
  getSignatureStatuses: (ledger, [signatures]) =>
    withContext(
      ledger,
      (Array.isArray(signatures) ? signatures : []).map((signature) =>
        toSignatureStatus(ledger, String(signature)),
      ),
    ),
  requestAirdrop(ledger, [address, lamports]) {
    ledger.setBalance(String(address), ledger.getBalance(String(address)) + BigInt(Number(lamports)))
    return base58.encode(crypto.getRandomValues(new Uint8Array(64)))
  },
}

/**
 * Answers a method of a node.
 *
 * @see https://solana.com/docs/rpc
 * @throws ProviderRpcError as nodes do.
 */
export function clusterMethods(ledger: Transfers, method: string, params: readonly unknown[]): unknown {
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!run) throw new ProviderRpcError(errorCodes.methodNotFound, 'Method not found')
  return run(ledger, params)
}

function withContext(ledger: Transfers, value: unknown): unknown {
  return { context: { slot: ledger.getSlot(), apiVersion: '2.3.0' }, value }
}

function toAccount(ledger: Transfers, address: string): unknown {
  const lamports = Number(ledger.getBalance(address))
  if (lamports === 0) return null
  return { lamports, owner: systemProgram, data: ['', 'base64'], executable: false, rentEpoch: 0, space: 0 }
}

function toSignatureStatus(ledger: Transfers, signature: string): unknown {
  const found = ledger.find(signature)
  if (!found) return null
  const { slot } = found
  return { slot, confirmations: null, err: null, status: { Ok: null }, confirmationStatus: 'finalized' }
}

function readTransaction([text, options]: readonly unknown[]): Uint8Array {
  try {
    return (Object(options).encoding === 'base64' ? base64 : base58).decode(String(text))
  } catch {
    throw new ProviderRpcError(errorCodes.invalidParams, 'invalid encoding of the transaction')
  }
}
