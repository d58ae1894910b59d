import type { BitcoinNetwork } from '../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../chains/bitcoin/bitcoinChain.js'
import { AbortedError, UserRejectedError, WalletResponseError } from '../foundation/errors/wallet.js'
import { WalletRequestError } from '../foundation/errors/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Clock } from '../ports/Clock.js'
import type { Connector, ConnectorType } from '../ports/Connector.js'

/**
 * How a fake wallet responds: approves at once, rejects, never responds (until `approve` or
 * `reject` is called), responds after `slowMs`, throws its own error (`fails`), or returns a
 * malformed response (`malformed`).
 */
export type FakeWalletBehavior = 'approves' | 'rejects' | 'hangs' | 'slow' | 'fails' | 'malformed'

/** The prompts of a fake wallet. */
export type FakeWalletQuestion = 'connect' | 'switch' | 'add' | 'sign' | 'send'

/** The initial state of a fake wallet. */
export type FakeWalletOptions = {
  /** The connector id. */
  readonly id: string
  /** Default: the id. */
  readonly name?: string | undefined
  /** Default `announced`. */
  readonly type?: ConnectorType | undefined
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly explorerId?: string | undefined
  /** The active account first. Default: two accounts of the namespace. */
  readonly accounts?: readonly [string, ...string[]] | undefined
  /** The current chain. Default: the first network of the namespace. */
  readonly chainId?: CaipNetworkId | undefined
  /** The chains the wallet knows. Default: every network of the namespace. */
  readonly knownChainIds?: readonly CaipNetworkId[] | undefined
  /** Whether the wallet can add a chain. Default true. */
  readonly addsChains?: boolean | undefined
  readonly behavior?: FakeWalletBehavior | undefined
  /** The delay of `slow`, on the instance's clock. Default 3000. */
  readonly slowMs?: number | undefined
  /** Whether the wallet is present before `announce` is called. Default true. */
  readonly announced?: boolean | undefined
  /**
   * Whether the wallet has permitted the app before, so that a reconnect succeeds. Default false.
   */
  readonly open?: boolean | undefined
  /** Default false. */
  readonly locked?: boolean | undefined
}

/** The controls of a fake wallet: what its user does in the wallet. */
export type FakeWallet = {
  readonly connector: Connector
  /** The response to every prompt that `answers` does not list. */
  behavior: FakeWalletBehavior
  /** The responses by prompt. */
  readonly answers: Map<FakeWalletQuestion, FakeWalletBehavior>
  addsChains: boolean
  /**
   * Whether the wallet is locked. A locked wallet restores no session; approving a connect request
   * unlocks it.
   */
  locked: boolean
  /** Whether the app can read the wallet's accounts. */
  readonly open: boolean
  readonly accounts: readonly [string, ...string[]]
  readonly chainId: CaipNetworkId
  readonly announced: boolean
  /** How many prompts the user was shown. */
  readonly prompts: number
  /** Approves every pending prompt. */
  approve(): void
  /** Rejects every pending prompt. */
  reject(): void
  /** Revokes the permission without an event, as when the wallet's data was cleared. */
  forget(): void
  switchAccount(address: string): void
  switchChain(chainId: CaipNetworkId): void
  /** Ends the session from the wallet. */
  disconnect(): void
  announce(): void
  withdraw(): void
  /** Sets the URI to show as a QR code, as the MetaMask SDK does while it connects. */
  displayUri(uri: string | undefined): void
}

/** The wallet as the fake adapter uses it; not visible to tests. */
export type FakeWalletInside = FakeWallet & {
  ask<T>(question: {
    readonly question: FakeWalletQuestion
    readonly clock: Clock
    readonly signal?: AbortSignal | undefined
    readonly onYes: () => T | Promise<T>
  }): Promise<T>
  setOpen(open: boolean): void
  /** Makes an account the active one, without an event. */
  putFirst(address: string): void
  moveTo(chainId: CaipNetworkId): void
  knows(chainId: CaipNetworkId): boolean
  readonly uri: string | undefined
}

type Change = 'session' | 'ended' | 'presence' | 'uri'

const accountsOf: Record<ChainNamespace, readonly [string, ...string[]]> = {
  eip155: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  solana: ['So11111111111111111111111111111111111111112', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  bip122: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  cosmos: ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
}

/**
 * A payment and an ordinals account of the same keys on each Bitcoin network (BIP-173, BIP-350).
 */
const bitcoinAccounts: Record<BitcoinNetwork, readonly [string, ...string[]]> = {
  mainnet: [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  testnet: [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47zagq',
  ],
  regtest: [
    'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6',
  ],
}

/**
 * Creates one wallet of a fake adapter. `onChange` is notified of changes that start in the wallet.
 */
export function fakeWallet(parameters: {
  readonly options: FakeWalletOptions
  readonly namespace: ChainNamespace
  readonly networkIds: readonly CaipNetworkId[]
  readonly onChange: (change: Change) => void
}): FakeWalletInside {
  const { options, namespace, networkIds, onChange } = parameters
  const waiting = new Set<{ yes: () => void; no: (error: Error) => void }>()
  let chainId = options.chainId ?? networkIds[0] ?? `${namespace}:1`
  const form = bitcoinNetworkOf(chainId)
  let accounts = options.accounts ?? (form ? bitcoinAccounts[form] : accountsOf[namespace])
  // The addresses belong to one Bitcoin network: the wallet cannot be on another one with them.
  const ownIds = networkIds.filter((id) => bitcoinNetworkOf(id) === form)
  const known = new Set(options.knownChainIds ?? ownIds)
  let open = options.open ?? false
  let announced = options.announced ?? true
  let prompts = 0
  let uri: string | undefined
  known.add(chainId)

  function ask<T>(parameters: {
    readonly question: FakeWalletQuestion
    readonly clock: Clock
    readonly signal?: AbortSignal | undefined
    readonly onYes: () => T | Promise<T>
  }): Promise<T> {
    const { question, clock, signal, onYes } = parameters
    const method = question
    if (signal?.aborted) return Promise.reject(new AbortedError())
    prompts += 1
    return new Promise((resolve, reject) => {
      const onAbort = () => reject(new AbortedError())
      const settle = (answer: () => void) => {
        if (!waiting.delete(entry)) return
        signal?.removeEventListener('abort', onAbort)
        answer()
      }
      // After an abort the prompt stays on the wallet's screen: the adapter must handle a late
      // approval.
      const entry = {
        yes: () => settle(() => new Promise<T>((done) => done(onYes())).then(resolve, reject)),
        no: (error: Error) => settle(() => reject(error)),
      }
      waiting.add(entry)
      signal?.addEventListener('abort', onAbort)
      switch (wallet.answers.get(question) ?? wallet.behavior) {
        case 'approves':
          return entry.yes()
        case 'rejects':
          return entry.no(new UserRejectedError())
        case 'fails':
          return entry.no(new WalletRequestError({ method, rpcCode: -32_603, details: 'Internal error' }))
        case 'malformed':
          return entry.no(new WalletResponseError({ method, reason: 'the answer is not what was asked for' }))
        case 'slow':
          clock.setTimeout(entry.yes, options.slowMs ?? 3_000)
          return
        case 'hangs':
          return
      }
    })
  }

  const wallet: FakeWalletInside = {
    connector: {
      id: options.id,
      name: options.name ?? options.id,
      namespace,
      type: options.type ?? 'announced',
      icon: options.icon,
      rdns: options.rdns,
      explorerId: options.explorerId,
    },
    behavior: options.behavior ?? 'approves',
    answers: new Map(),
    addsChains: options.addsChains ?? true,
    locked: options.locked ?? false,
    get open() {
      return open
    },
    get accounts() {
      return accounts
    },
    get chainId() {
      return chainId
    },
    get announced() {
      return announced
    },
    get prompts() {
      return prompts
    },
    approve: () => {
      for (const { yes } of [...waiting]) yes()
    },
    reject: () => {
      for (const { no } of [...waiting]) no(new UserRejectedError())
    },
    forget() {
      open = false
    },
    putFirst(address) {
      accounts = [address, ...accounts.filter((account) => account !== address)]
    },
    switchAccount(address) {
      wallet.putFirst(address)
      onChange('session')
    },
    switchChain(next) {
      wallet.moveTo(next)
      onChange('session')
    },
    disconnect() {
      open = false
      onChange('ended')
    },
    announce() {
      announced = true
      onChange('presence')
    },
    withdraw() {
      announced = false
      onChange('presence')
    },
    get uri() {
      return uri
    },
    displayUri(next) {
      uri = next
      onChange('uri')
    },
    ask,
    setOpen(next) {
      open = next
    },
    moveTo(next) {
      chainId = next
      known.add(next)
    },
    knows: (id) => known.has(id),
  }
  return wallet
}
