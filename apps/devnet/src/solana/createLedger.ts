import { parseTransaction, type WireTransaction } from '@latchkit/test/source/solana/wire'
import { base58 } from '@scure/base'
import { address, getTransactionDecoder, lamports, type Transaction } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { type Blocks, blockhashWindow, createBlocks } from './createBlocks.js'
import { getFee } from './getFee.js'
import { type LedgerAccount, toLedgerAccount } from './ledgerAccount.js'
import { resolveLookups } from './resolveLookups.js'
import { type TokenBalance, tokenBalances } from './tokenBalances.js'
import { type TransactionError, toTransactionError } from './transactionError.js'

/** The result of running a transaction. */
export type Outcome = {
  readonly error: TransactionError | undefined
  readonly meta: TransactionMetadata
  /** The resulting accounts; only for successful simulations. */
  readonly after: readonly LedgerAccount[]
}

/** A transaction in a block, successful or not. */
export type LedgerEntry = {
  /** Base58. */
  readonly signature: string
  readonly slot: number
  readonly time: number
  readonly bytes: Uint8Array
  readonly transaction: WireTransaction
  readonly outcome: Outcome
  readonly fee: bigint
  /** All accounts of the transaction, those from lookup tables last: the writable ones first. */
  readonly accounts: readonly string[]
  readonly loaded: { readonly writable: readonly string[]; readonly readonly: readonly string[] }
  readonly balances: { readonly before: readonly bigint[]; readonly after: readonly bigint[] }
  readonly tokenBalances: {
    readonly before: readonly TokenBalance[]
    readonly after: readonly TokenBalance[]
  }
}

/** The state of the cluster and its history. */
export type Ledger = {
  readonly blocks: Blocks
  /** Adds empty blocks. */
  readonly advance: (count: number) => void
  readonly account: (address: string) => LedgerAccount | undefined
  readonly programAccounts: (program: string) => readonly LedgerAccount[]
  readonly setLamports: (address: string, lamports: bigint) => void
  /** Creates or replaces an account that is exempt from rent. */
  readonly setAccount: (account: Pick<LedgerAccount, 'address' | 'owner' | 'data'>) => void
  readonly rentFor: (bytes: number) => bigint
  /** Runs a transaction without keeping its effects. */
  readonly simulate: (bytes: Uint8Array, options: { readonly verifies: boolean }) => Outcome
  /** Runs a transaction in a new block; `undefined` if no block can include it. */
  readonly execute: (bytes: Uint8Array) => LedgerEntry | undefined
  readonly entry: (signature: string) => LedgerEntry | undefined
  /** The number of transactions in blocks. */
  readonly size: () => number
  /** Newest first. */
  readonly getEntries: (address: string) => readonly LedgerEntry[]
  /**
   * Calls back after every block, with its transaction if any, and after every other change. Returns a function to
   * unsubscribe.
   */
  readonly onChange: (listener: (entry: LedgerEntry | undefined) => void) => () => void
}

/** Creates a cluster with one node: a real virtual machine, and one transaction per block. */
export function createLedger(): Ledger {
  // The machine knows only one blockhash, so the blocks implement the window.
  const machine = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(1_000_000n)
  const blocks = createBlocks(Number(machine.getClock().slot))
  const entries = new Map<string, LedgerEntry>()
  const listeners = new Set<(entry: LedgerEntry | undefined) => void>()
  const decoder = getTransactionDecoder()
  setSysvars()

  /** Sets the sysvars of slot and recent blockhashes for programs. */
  function setSysvars(): void {
    const { slot, time } = blocks.latest()
    const clock = machine.getClock()
    clock.slot = BigInt(slot)
    clock.unixTimestamp = BigInt(time)
    machine.setClock(clock)
    const before = Array.from({ length: blockhashWindow }, (_, back) => blocks.at(slot - 1 - back))
    machine.setSlotHashes(
      before.flatMap((each) => (each ? [{ slot: BigInt(each.slot), hash: each.blockhash }] : [])),
    )
  }

  function notify(entry: LedgerEntry | undefined): void {
    for (const listener of [...listeners]) listener(entry)
  }

  function account(base58Address: string): LedgerAccount | undefined {
    const found = machine.getAccount(address(base58Address))
    return found.exists ? toLedgerAccount(found) : undefined
  }

  const getLamports = (each: string) => machine.getBalance(address(each)) ?? 0n

  function run(transaction: Transaction, keeps: boolean): Outcome {
    const result = keeps ? machine.sendTransaction(transaction) : machine.simulateTransaction(transaction)
    if (result instanceof FailedTransactionMetadata)
      return { error: toTransactionError(result), meta: result.meta(), after: [] }
    if ('postAccounts' in result)
      return { error: undefined, meta: result.meta(), after: result.postAccounts().map(toLedgerAccount) }
    return { error: undefined, meta: result, after: [] }
  }

  return {
    blocks,
    account,
    advance(count) {
      for (let added = 0; added < count; added++) {
        blocks.add()
        notify(undefined)
      }
      setSysvars()
    },
    programAccounts: (program) => machine.getProgramAccounts(address(program)).map(toLedgerAccount),
    setAccount({ address: base58Address, owner, data }) {
      machine.setAccount({
        address: address(base58Address),
        lamports: lamports(machine.minimumBalanceForRentExemption(BigInt(data.length))),
        data,
        executable: false,
        programAddress: address(owner),
        space: BigInt(data.length),
      })
      notify(undefined)
    },
    setLamports(base58Address, value) {
      const known = account(base58Address)
      machine.setAccount({
        address: address(base58Address),
        lamports: lamports(value),
        data: known?.data ?? new Uint8Array(),
        executable: known?.executable ?? false,
        programAddress: address(known?.owner ?? '11111111111111111111111111111111'),
        space: BigInt(known?.data.length ?? 0),
      })
      notify(undefined)
    },
    rentFor: (bytes) => machine.minimumBalanceForRentExemption(BigInt(bytes)),
    simulate(bytes, { verifies }) {
      machine.withSigverify(verifies)
      try {
        return run(decoder.decode(bytes), false)
      } finally {
        machine.withSigverify(true)
      }
    },
    execute(bytes) {
      const transaction = parseTransaction(bytes)
      const loaded = resolveLookups(transaction.message, account)
      const accounts = [...transaction.message.accountKeys, ...loaded.writable, ...loaded.readonly]
      const look = () => ({ lamports: accounts.map(getLamports), tokens: tokenBalances(accounts, account) })
      const before = look()
      const payer = before.lamports[0] ?? 0n
      blocks.add()
      setSysvars()
      const outcome = run(decoder.decode(bytes), true)
      const after = look()
      const fee = getFee(transaction.message)
      // A block includes only a transaction that can pay its fee.
      const failedToPay = outcome.error !== undefined && (after.lamports[0] ?? 0n) !== payer - fee
      const { slot, time } = blocks.latest()
      const entry: LedgerEntry = {
        signature: base58.encode(transaction.signatures[0] ?? new Uint8Array()),
        slot,
        time,
        bytes,
        transaction,
        outcome,
        fee,
        accounts,
        loaded,
        balances: { before: before.lamports, after: after.lamports },
        tokenBalances: { before: before.tokens, after: after.tokens },
      }
      if (!failedToPay) entries.set(entry.signature, entry)
      notify(failedToPay ? undefined : entry)
      return failedToPay ? undefined : entry
    },
    entry: (signature) => entries.get(signature),
    size: () => entries.size,
    getEntries: (base58Address) =>
      [...entries.values()].filter(({ accounts }) => accounts.includes(base58Address)).reverse(),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
