import type { BitcoinNetwork } from '../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../chains/bitcoin/bitcoinChain.js'
import {
  AbortedError,
  UserRejectedError,
  WalletRequestError,
  WalletResponseError,
} from '../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Clock } from '../ports/Clock.js'
import type { Connector, ConnectorType } from '../ports/Connector.js'

/**
 * How a fake wallet answers what it is asked: at once, with a no, never (until `approve` or `reject` is called), after
 * `slowMs`, with an error of its own (`fails`), or with nonsense (`malformed`).
 */
export type FakeWalletBehavior = 'approves' | 'rejects' | 'hangs' | 'slow' | 'fails' | 'malformed'

/** What a fake wallet asks its person. */
export type FakeWalletQuestion = 'connect' | 'switch' | 'add' | 'sign' | 'send'

/** What a fake wallet is at first. */
export type FakeWalletOptions = {
  /** Its connector id. */
  readonly id: string
  /** Default: the id. */
  readonly name?: string | undefined
  /** Default `announced`. */
  readonly type?: ConnectorType | undefined
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly explorerId?: string | undefined
  /** The active one first. Default: two accounts of the namespace. */
  readonly accounts?: readonly [string, ...string[]] | undefined
  /** The chain it is on. Default: the first network of the namespace. */
  readonly chainId?: CaipNetworkId | undefined
  /** The chains it knows. Default: every network of the namespace. */
  readonly knownChainIds?: readonly CaipNetworkId[] | undefined
  /** False: it adds no chain when asked to. Default true. */
  readonly addsChains?: boolean | undefined
  readonly behavior?: FakeWalletBehavior | undefined
  /** How long `slow` takes, on the instance's clock. Default 3000. */
  readonly slowMs?: number | undefined
  /** False: it is not there until `announce` is called. Default true. */
  readonly announced?: boolean | undefined
  /** True: it knows the page from an earlier visit, so that a reconnect succeeds. Default false. */
  readonly open?: boolean | undefined
  /** Default false. */
  readonly locked?: boolean | undefined
}

/** A wallet's switchboard: what the test does in the wallet, as the person in front of it would. */
export type FakeWallet = {
  readonly connector: Connector
  /** How it answers what `answers` does not name. */
  behavior: FakeWalletBehavior
  /** How it answers one question. */
  readonly answers: Map<FakeWalletQuestion, FakeWalletBehavior>
  addsChains: boolean
  /** A locked wallet takes up no session by itself; it opens when it is asked to connect. */
  locked: boolean
  /** Whether the page may see its accounts. */
  readonly open: boolean
  readonly accounts: readonly [string, ...string[]]
  readonly chainId: CaipNetworkId
  readonly announced: boolean
  /** How often the person was asked something. */
  readonly prompts: number
  /** Says yes to everything that hangs. */
  approve(): void
  /** Says no to everything that hangs. */
  reject(): void
  /** Forgets the page, as when its data was cleared: nothing is said until the page asks. */
  forget(): void
  switchAccount(address: string): void
  switchChain(chainId: CaipNetworkId): void
  /** Ends the session from the wallet's side. */
  disconnect(): void
  announce(): void
  withdraw(): void
  /** Wants a URI shown as a QR code, as MetaMask's SDK does while it connects. */
  displayUri(uri: string | undefined): void
}

/** What the fake adapter sees of a wallet and the test does not. */
export type FakeWalletInside = FakeWallet & {
  ask<T>(question: {
    readonly question: FakeWalletQuestion
    readonly clock: Clock
    readonly signal?: AbortSignal | undefined
    readonly onYes: () => T | Promise<T>
  }): Promise<T>
  setOpen(open: boolean): void
  /** Makes an account the active one, and tells nobody. */
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

/** A payment and an ordinals account on each of Bitcoin's networks, of the same keys (BIP-173, BIP-350). */
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

/** Makes one wallet of a fake adapter. `onChange` is told of what happens in the wallet by itself. */
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
  // Its addresses are those of one of Bitcoin's networks: it cannot be on another one with them.
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
      // Called off, the question is still on the wallet's screen: a late yes is the adapter's to deal with.
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
