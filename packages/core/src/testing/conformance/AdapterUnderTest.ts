import type { Hex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Network } from '../../foundation/schema/network.js'
import type { AdapterFactory } from '../../ports/Adapter.js'
import type { ConnectorType } from '../../ports/Connector.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import type { BitcoinUnderTest } from './BitcoinUnderTest.js'
import type { SolanaUnderTest } from './SolanaUnderTest.js'

/** What a person is asked by their wallet. */
export type WalletQuestion = 'connect' | 'switch' | 'add' | 'sign' | 'send'

/** Which of its answers a wallet gets wrong. */
export type WalletFault = 'accounts' | 'chain' | 'signature' | 'hash' | 'capabilities'

/** A real wallet, and the person in front of it. */
export type WalletUnderTest = {
  readonly connectorId: string
  /** How it is found. Default `announced`. */
  readonly type?: ConnectorType | undefined
  /** As it announces itself. */
  readonly name: string
  /** Every account it can open, as the chain writes them; the active one first, and at first the only one it opens. */
  readonly accounts: readonly [string, string, ...string[]]
  /** What the person does with that question from now on. At first: approves everything. */
  answer(question: WalletQuestion, answer: 'approve' | 'reject' | 'hang'): Promise<void>
  /** Approves whatever hangs. */
  release(): Promise<void>
  /** Rejects whatever hangs. */
  rejectPending(): Promise<void>
  /** How often the person was asked something. */
  prompts(): Promise<number>
  /** Locks it, without telling the page. */
  lock(): Promise<void>
  /** Makes it forget the page, without telling it. */
  forget(): Promise<void>
  /** Whether the page may see its accounts. */
  isOpen(): Promise<boolean>
  /** The person chooses another account, or ends the session; the page is told. */
  switchAccount(address: string): Promise<void>
  disconnect(): Promise<void>
  /** The person chooses a chain; the page is told where it is connected. Only with `switchesNetwork`. */
  switchNetwork(chainId: CaipNetworkId): Promise<void>
  /** From now on it adds no chain. Only with `switchesNetwork`. */
  refuseChains(): Promise<void>
  /** It answers nonsense, from now on. */
  malform(fault: WalletFault): Promise<void>
  /** It answers truly again. */
  mend(): Promise<void>
  /** Fails at what it is asked, with an error of its own and without a prompt. */
  fail(question: WalletQuestion): Promise<void>
  /** Announces itself to the page. */
  announce(): Promise<void>
}

/** The chain's own library as the host uses it, beside the kit. */
export type HostUnderTest = {
  /** The account the host's library says is connected. */
  address(): string | undefined
  /** The chain the host's library says the wallet is on. */
  chainId(): CaipNetworkId | undefined
  connect(connectorId: string): Promise<void>
  disconnect(): Promise<void>
  switchNetwork(network: Network): Promise<void>
}

/** What only `eip155` needs. */
export type EvmUnderTest = {
  /** A token on the home network: `symbol()` answers `symbol`. */
  readonly token: { readonly address: Hex; readonly symbol: string }
  /** What the chain says was sent, read without the adapter. Fees as they stand in the transaction. */
  transaction(hash: Hex): Promise<{
    readonly from: string
    readonly to: string | null
    readonly value: bigint
    readonly data: Hex
    readonly gas: bigint
    readonly nonce: number
    readonly chainId: number
    readonly gasPrice?: bigint | undefined
    readonly maxFeePerGas?: bigint | undefined
    readonly maxPriorityFeePerGas?: bigint | undefined
  }>
  /** Checks an EIP-712 signature without the adapter. */
  verifyTypedData(parameters: {
    readonly address: string
    readonly typedData: TypedData
    readonly signature: Hex
  }): Promise<boolean>
  /** From now on the home network mines nothing until `mine` is called. */
  holdBlocks(): Promise<void>
  mine(): Promise<void>
  /** The nonce that an account's next transaction takes, on the home network. */
  nonce(address: string): Promise<number>
}

/** A world to try an adapter in: its factory, a real chain, real wallets. */
export type AdapterUnderTest = {
  readonly factory: AdapterFactory
  /** The adapter of the next page load: the same wallets and what was kept, nothing else. */
  reload(): Promise<AdapterFactory>
  readonly networks: {
    /** Where the wallets are at first. */
    readonly home: Network
    /** Another one that the wallets know. */
    readonly other: Network
    /** One that the wallets do not know yet. Only with `switchesNetwork`. */
    readonly unknown?: Network | undefined
    /** One whose server cannot be reached. */
    readonly dead: Network
  }
  /** A chain that none of the networks is. Only with `switchesNetwork`. */
  readonly foreignChainId?: CaipNetworkId | undefined
  readonly wallet: WalletUnderTest
  /** Another one, which announces itself only when it is told to. */
  readonly lateWallet: WalletUnderTest
  /** Sets a native balance in base units. */
  setBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly value: bigint
  }): Promise<void>
  /** The greatest balance the chain can hold. */
  readonly greatestBalance: bigint
  /** Checks the signature of a message by another library than the adapter's. */
  verifyMessage(parameters: {
    readonly address: string
    readonly message: string | Uint8Array
    readonly signature: string
  }): Promise<boolean>
  /** Resolves when nothing is under way any more between page and wallets. */
  settled(): Promise<void>
  /** How many listeners the adapter has on the page. */
  listeners(): number
  readonly host?: HostUnderTest | undefined
  readonly evm?: EvmUnderTest | undefined
  readonly solana?: SolanaUnderTest | undefined
  readonly bitcoin?: BitcoinUnderTest | undefined
  /** Ends it all. */
  stop(): Promise<void>
}

/** What can be asked of adapters of this kind. A test of what is not said here is not there at all. */
export type AdapterCapabilities = {
  /** Page and wallet can switch the chain that the wallet is on. */
  readonly switchesNetwork: boolean
  /** The world has a `host`. */
  readonly host: boolean
  /** The world has an `evm`. */
  readonly evm: boolean
  /** The world has a `solana`. Default false. */
  readonly solana?: boolean | undefined
  /** The world has a `bitcoin`. Default false. */
  readonly bitcoin?: boolean | undefined
  /** Messages may be any bytes, not only text. Default true. */
  readonly signsBytes?: boolean | undefined
  /** A page can see without a prompt whether a wallet is open, and can close it. Default true. */
  readonly asksSilently?: boolean | undefined
  /** A wallet that the page disconnected still trusts it: that it stays away on the next page is the kit's doing. Default false. */
  readonly keepsTrust?: boolean | undefined
}
