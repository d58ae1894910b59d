import { getAddress, type Hex, keccak256, parseTransaction, recoverTransactionAddress } from 'viem'
import { createNodeError } from './errors.js'
import { getIntrinsicGas } from './execute.js'
import { blockGasLimit, type FakeTransaction, type Ledger } from './ledger.js'

/** Transactions that wait for a block. */
export type Pool = {
  /** In the order of their arrival. */
  readonly pending: () => readonly FakeTransaction[]
  /**
   * Validates a signed transaction, and stores it.
   *
   * @throws ProviderRpcError in geth's words.
   */
  readonly add: (raw: Hex) => Promise<FakeTransaction>
  /** Removes and returns those that can be in the next block: without a gap of nonces. */
  readonly takeExecutable: () => readonly FakeTransaction[]
  /** Removes a transaction, as a node does that forgets it. */
  readonly drop: (hash: Hex) => void
}

/** Creates the pool of a fake chain. */
export function createPool(chainId: number, ledger: Ledger): Pool {
  let pending: readonly FakeTransaction[] = []

  function findSame(transaction: FakeTransaction): FakeTransaction | undefined {
    return pending.find(({ from, nonce }) => from === transaction.from && nonce === transaction.nonce)
  }

  return {
    pending: () => pending,
    async add(raw) {
      const transaction = await decode(raw, chainId)
      if (ledger.getTransaction(transaction.hash) || pending.some(({ hash }) => hash === transaction.hash))
        throw createNodeError('already known')
      validate(ledger, transaction)
      const same = findSame(transaction)
      // Geth wants a tenth more than what the transaction that it replaces pays.
      if (same && transaction.maxFeePerGas * 10n < same.maxFeePerGas * 11n)
        throw createNodeError('replacement transaction underpriced')
      pending = [...pending.filter((other) => other !== same), transaction]
      return transaction
    },
    takeExecutable() {
      const taken: FakeTransaction[] = []
      const nonces = new Map<string, number>()
      for (const transaction of [...pending].sort((a, b) => a.nonce - b.nonce)) {
        const next = nonces.get(transaction.from) ?? ledger.getNonce(transaction.from)
        if (transaction.nonce !== next) continue
        nonces.set(transaction.from, next + 1)
        taken.push(transaction)
      }
      pending = pending.filter((transaction) => !taken.includes(transaction))
      return taken
    },
    drop(hash) {
      pending = pending.filter((transaction) => transaction.hash !== hash)
    },
  }
}

/** @see https://github.com/ethereum/go-ethereum/blob/master/core/txpool/validation.go */
function validate(ledger: Ledger, transaction: FakeTransaction): void {
  const { from, nonce, gas, value, maxFeePerGas, maxPriorityFeePerGas, input, to } = transaction
  if (gas > blockGasLimit) throw createNodeError('exceeds block gas limit')
  if (maxFeePerGas < maxPriorityFeePerGas)
    throw createNodeError('max priority fee per gas higher than max fee per gas')
  const intrinsic = getIntrinsicGas(input, to === null)
  if (gas < intrinsic) throw createNodeError(`intrinsic gas too low: gas ${gas}, minimum needed ${intrinsic}`)
  const next = ledger.getNonce(from)
  if (nonce < next) throw createNodeError(`nonce too low: next nonce ${next}, tx nonce ${nonce}`)
  const balance = ledger.getBalance(from)
  const cost = gas * maxFeePerGas + value
  if (balance < cost)
    throw createNodeError(
      `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
    )
}

/** @throws ProviderRpcError */
async function decode(raw: Hex, chainId: number): Promise<FakeTransaction> {
  const parsed = parse(raw)
  const { type, gasPrice, r, s, v, yParity } = parsed
  if (type !== 'legacy' && type !== 'eip2930' && type !== 'eip1559')
    throw createNodeError('transaction type not supported')
  if (parsed.chainId !== undefined && parsed.chainId !== chainId)
    throw createNodeError(
      `invalid sender: invalid chain id for signer: have ${parsed.chainId} want ${chainId}`,
    )
  if (r === undefined || s === undefined)
    throw createNodeError('invalid sender: invalid transaction v, r, s values')
  // The types of viem name the serialized forms of its own transactions.
  const serializedTransaction = raw as Parameters<
    typeof recoverTransactionAddress
  >[0]['serializedTransaction']
  return {
    hash: keccak256(raw),
    from: getAddress(await recoverTransactionAddress({ serializedTransaction })),
    to: parsed.to ? getAddress(parsed.to) : null,
    value: parsed.value ?? 0n,
    input: parsed.data ?? '0x',
    nonce: parsed.nonce ?? 0,
    gas: parsed.gas ?? 0n,
    maxFeePerGas: parsed.maxFeePerGas ?? gasPrice ?? 0n,
    maxPriorityFeePerGas: parsed.maxPriorityFeePerGas ?? gasPrice ?? 0n,
    type,
    v: type === 'legacy' ? (v ?? 0n) : BigInt(yParity ?? 0),
    r,
    s,
  }
}

function parse(raw: Hex) {
  try {
    return parseTransaction(raw)
  } catch (cause) {
    throw Object.assign(createNodeError('rlp: expected input list for types.LegacyTx'), { cause })
  }
}
