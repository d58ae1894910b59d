import { type Abi, type Address, getAddress, type Hex } from 'viem'
import { tokens as testTokens } from '../contracts/tokens.js'
import { accounts as testAccounts } from '../foundation/accounts.js'
import type { RpcRequest, TestChain } from '../foundation/TestChain.js'
import { type ContractStub, createStub } from './createStub.js'
import { createToken, type FakeToken, type FakeTokenOptions } from './createToken.js'
import { createUnknownMethodError } from './errors.js'
import { callContract, execute } from './execute.js'
import { createLedger, type MinedTransaction } from './ledger.js'
import { type NodeContext, nodeMethods } from './methods.js'
import { createMulticall, multicallAddress } from './multicall.js'
import { createPool } from './pool.js'

/** Options of a fake chain. */
export type FakeChainOptions = {
  /** Default 1, Ethereum. */
  readonly id?: number | undefined
  /** As wallets show it. Default `Chain <id>`. */
  readonly name?: string | undefined
  /** The accounts that have coins and tokens at the start. Default: `accounts` of this package. */
  readonly accounts?: readonly Address[] | undefined
  /** Their initial balance in wei. Default 10,000 coins. */
  readonly balance?: bigint | undefined
  /** Default: `tokens` of this package. */
  readonly tokens?: readonly FakeTokenOptions[] | undefined
  /** `manual`: transactions wait for `mine()`. Default: each is mined at once, in a block of its own. */
  readonly mining?: 'auto' | 'manual' | undefined
  /** The RPC URLs of the app that lead to this chain: parts of URLs, or patterns. Default: all that no other chain has. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
  /** The time of the first block, in seconds since 1970. Default: now. */
  readonly startSeconds?: number | undefined
}

/** A chain in memory, with accounts, tokens and contracts but no EVM. */
export type FakeChain = TestChain & {
  readonly kind: 'fake'
  /** All mined transactions, oldest first. */
  readonly transactions: readonly MinedTransaction[]
  /** Hashes of transactions that wait for a block, oldest first. */
  readonly pending: readonly Hex[]
  readonly getBalance: (address: Address) => bigint
  readonly setBalance: (address: Address, balance: bigint) => Promise<void>
  readonly addToken: (token: FakeTokenOptions) => void
  /** @throws Error if there is no such token. */
  readonly getTokenBalance: (token: Address, owner: Address) => bigint
  readonly setTokenBalance: (token: Address, owner: Address, balance: bigint) => void
  readonly getAllowance: (token: Address, owner: Address, spender: Address) => bigint
  /** Installs a contract: functions in place of bytecode. */
  readonly addContract: <const abi extends Abi>(contract: ContractStub<abi>) => void
  readonly setMining: (mining: 'auto' | 'manual') => void
  /** Removes a pending transaction, as nodes do that forget it. */
  readonly drop: (hash: Hex) => void
}

const initialBalance = 10_000n * 10n ** 18n

/**
 * Creates a chain in memory that answers JSON-RPC requests like geth. Transactions must be signed. Contracts are tokens, Multicall3 and
 * the stubs of `addContract`: there is no EVM.
 *
 * @example
 * import { accounts, createFakeChain } from '@latchkit/test'
 *
 * const chain = createFakeChain({ id: 8453 })
 * await chain.setBalance(accounts[0].address, 5n)
 * await chain.request({ method: 'eth_getBalance', params: [accounts[0].address, 'latest'] }) // '0x5'
 */
export function createFakeChain(options: FakeChainOptions = {}): FakeChain {
  const { id = 1, name = `Chain ${id}`, balance = initialBalance, tokens = testTokens, appUrls } = options
  const funded = options.accounts ?? testAccounts.map(({ address }) => address)
  const ledger = createLedger(id, options.startSeconds ?? Math.floor(Date.now() / 1_000))
  const pool = createPool(id, ledger)
  const fakeTokens = new Map<Address, FakeToken>()
  let mining = options.mining ?? 'auto'

  function addToken(token: FakeTokenOptions): void {
    const fake = createToken({ ...token, address: getAddress(token.address) })
    fakeTokens.set(getAddress(token.address), fake)
    ledger.setCode(token.address, fake.code)
    const { balance: tokenBalance } = token
    if (tokenBalance === undefined) return
    for (const owner of funded) fake.setBalance(owner, tokenBalance)
  }

  function findToken(address: Address): FakeToken {
    const token = fakeTokens.get(getAddress(address))
    if (!token) throw new Error(`There is no token at ${address}: add it with addToken.`)
    return token
  }

  function mineBlock(): void {
    const blockNumber = ledger.getHead().number + 1n
    const mined = pool
      .takeExecutable()
      .map((transaction, index) => execute(ledger, transaction, { blockNumber, index }))
    ledger.addBlock(mined)
  }

  function added(): void {
    if (mining === 'auto') mineBlock()
  }

  for (const address of funded) ledger.setBalance(address, balance)
  for (const token of tokens) addToken(token)
  ledger.setCode(
    multicallAddress,
    createMulticall((call) => callContract(ledger, call), ledger.getBalance),
  )
  const context: NodeContext = { chainId: id, ledger, pool, added }

  return {
    ...{ kind: 'fake', id, name, appUrls, addToken },
    rpcUrl: `http://fake-chain.invalid/${id}`,
    async request({ method, params = [] }: RpcRequest) {
      const run = Object.hasOwn(nodeMethods, method) ? nodeMethods[method] : undefined
      if (!run) throw createUnknownMethodError(method)
      return run(context, Array.isArray(params) ? params : [params])
    },
    get transactions() {
      return ledger.blocks.flatMap(({ transactions }) => transactions)
    },
    get pending() {
      return pool.pending().map(({ hash }) => hash)
    },
    getBalance: ledger.getBalance,
    async setBalance(address, wei) {
      ledger.setBalance(address, wei)
    },
    getTokenBalance: (token, owner) => findToken(token).getBalance(owner),
    setTokenBalance: (token, owner, amount) => findToken(token).setBalance(owner, amount),
    getAllowance: (token, owner, spender) => findToken(token).getAllowance(owner, spender),
    addContract: (contract) => ledger.setCode(contract.address, createStub(contract)),
    async mine(blocks = 1) {
      for (let count = 0; count < blocks; count += 1) mineBlock()
    },
    setMining(next) {
      mining = next
      if (mining === 'auto' && pool.pending().length > 0) mineBlock()
    },
    drop: pool.drop,
    stop: async () => {},
  }
}
