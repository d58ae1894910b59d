import {
  createSalt,
  type DelegatedCall,
  type Delegation,
  delegationManagerAbi,
  encodePermissionsContext,
  encodeRedemption,
  getDelegationTypedData,
  type Permission,
  toDelegation,
} from '@latchkit/permissions'
import { delegationContracts } from '@latchkit/test/source/contracts/smartAccounts'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { DelegationManager, EIP7702StatelessDeleGator } from '@metamask/delegation-abis'
import {
  type Address,
  BaseError,
  type Client,
  createTestClient,
  decodeErrorResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  type HttpTransport,
  http,
  type PublicActions,
  parseEther,
  publicActions,
  type TestActions,
  type WalletActions,
  walletActions,
  zeroHash,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { waitForReceipt } from '../foundation/waitForReceipt.js'

/** What became of a redemption. */
export type Outcome = { readonly status: 'success' | 'reverted'; readonly reason: string | undefined }

/** The change of a delegation before it is signed. */
export type GrantOptions = {
  readonly expiry?: number
  readonly nonce?: bigint
  readonly chainId?: number
}

export const token: Address = tokens[0]?.address ?? '0x'
const { delegationManager, statelessAccount } = delegationContracts

type AnvilClient = Client<
  HttpTransport,
  undefined,
  undefined,
  undefined,
  TestActions & PublicActions & WalletActions
>

function createClient(rpcUrl: string): AnvilClient {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
}

/** A chain with an owner of an EIP-7702 account and a session key. There is no server: only the chain decides. */
export class PermissionChain {
  readonly owner: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())
  readonly sessionKey: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())
  readonly recipient: Address = privateKeyToAccount(generatePrivateKey()).address
  readonly client: AnvilClient
  readonly chainId: number

  constructor(rpcUrl: string, chainId: number, owner?: PrivateKeyAccount, sessionKey?: PrivateKeyAccount) {
    this.client = createClient(rpcUrl)
    this.chainId = chainId
    if (owner) this.owner = owner
    if (sessionKey) this.sessionKey = sessionKey
  }

  /** Funds both accounts, and makes that of the owner a smart account. */
  async open(): Promise<this> {
    await this.client.setBalance({ address: this.owner.address, value: parseEther('100') })
    await this.client.setBalance({ address: this.sessionKey.address, value: parseEther('100') })
    const funder = privateKeyToAccount(accounts[6]?.privateKey ?? '0x')
    const transfer = { abi: erc20Abi, functionName: 'transfer', address: token, chain: null } as const
    await this.#wait(
      await this.client.writeContract({ ...transfer, account: funder, args: [this.owner.address, 1_000n] }),
    )
    const authorization = await this.client.signAuthorization({
      account: this.owner,
      contractAddress: statelessAccount,
      executor: 'self',
    })
    await this.#wait(
      await this.client.sendTransaction({
        ...{ account: this.owner, chain: null, to: this.recipient },
        authorizationList: [authorization],
      }),
    )
    return this
  }

  /** Returns the time of the latest block, in seconds. */
  async now(): Promise<number> {
    return Number((await this.client.getBlock()).timestamp)
  }

  /** Creates a block at a time. */
  async travel(timestamp: number): Promise<void> {
    await this.client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
    await this.client.mine({ blocks: 1 })
  }

  /** The owner signs a permission. */
  async grant(permission: Permission, options: GrantOptions = {}): Promise<Delegation> {
    const { expiry = (await this.now()) + 365 * 86_400, nonce, chainId = this.chainId } = options
    const delegation = toDelegation({
      ...{ permission, expiry, nonce, owner: this.owner.address, sessionKey: this.sessionKey.address },
      ...{ salt: createSalt(), contracts: delegationContracts },
    })
    const typedData = getDelegationTypedData(delegation, { chainId, contracts: delegationContracts })
    return { ...delegation, signature: await this.owner.signTypedData(typedData) }
  }

  /** The session key uses a permission, in a transaction that is mined also if it reverts. */
  async redeem(
    delegation: Delegation,
    call: DelegatedCall,
    by: PrivateKeyAccount = this.sessionKey,
  ): Promise<Outcome> {
    const data = encodeRedemption([{ context: encodePermissionsContext(delegation), call }])
    return this.send(by, data)
  }

  /** Another account uses a permission that was delegated further: the last delegation first. */
  async redeemAll(
    delegations: readonly Delegation[],
    call: DelegatedCall,
    by: PrivateKeyAccount,
  ): Promise<Outcome> {
    const context = encodeAbiParameters([{ ...delegationParameter, type: 'tuple[]' }], [delegations])
    return this.send(by, encodeRedemption([{ context, call }]))
  }

  /** The session key makes several calls in the batch mode of ERC-7579, which our encoder does not produce. */
  async redeemBatch(delegation: Delegation, calls: readonly DelegatedCall[]): Promise<Outcome> {
    const batch = encodeAbiParameters(batchParameters, [
      calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, callData: data })),
    ])
    const data = encodeFunctionData({
      abi: delegationManagerAbi,
      functionName: 'redeemDelegations',
      args: [[encodePermissionsContext(delegation)], [`0x01${'00'.repeat(31)}`], [batch]],
    })
    return this.send(this.sessionKey, data)
  }

  /** Sends data to `DelegationManager`. */
  async send(account: PrivateKeyAccount, data: Hex): Promise<Outcome> {
    const transaction = { account, to: delegationManager, data }
    const reason = await this.client.call(transaction).then(() => undefined, readReason)
    const hash = await this.client.sendTransaction({ ...transaction, chain: null, gas: 2_000_000n })
    return { status: await this.#wait(hash), reason }
  }

  /** The account of the owner makes a call, as its wallet does for a batch. */
  async execute(to: Address, data: Hex): Promise<'success' | 'reverted'> {
    const hash = await this.client.writeContract({
      ...{ account: this.owner, chain: null, address: this.owner.address, abi: EIP7702StatelessDeleGator },
      functionName: 'execute',
      args: [zeroHash, encodePacked(['address', 'uint256', 'bytes'], [to, 0n, data])],
      gas: 2_000_000n,
    })
    return this.#wait(hash)
  }

  async getBalances(
    address: Address = this.recipient,
  ): Promise<{ readonly native: bigint; readonly token: bigint }> {
    const balance = { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [address] } as const
    return {
      native: await this.client.getBalance({ address }),
      token: await this.client.readContract(balance),
    }
  }

  async #wait(hash: Hex): Promise<'success' | 'reverted'> {
    return (await waitForReceipt(this.client, hash)).status
  }
}

const solidityError = {
  type: 'error',
  name: 'Error',
  inputs: [{ name: 'message', type: 'string' }],
} as const

const [delegationParameter] = delegationManagerAbi[1].inputs

const batchParameters = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const

/** Returns the reason of a revert, or the name of its error. */
function readReason(error: unknown): string {
  const cause = error instanceof BaseError && error.walk((inner) => 'data' in (inner as object))
  const hex = cause && 'data' in cause ? (cause.data as Hex | undefined) : undefined
  if (!hex || hex === '0x') return 'without reason'
  const { errorName, args } = decodeErrorResult({
    abi: [...DelegationManager, ...EIP7702StatelessDeleGator, solidityError],
    data: hex,
  })
  return errorName === 'Error' ? String(args?.[0]) : errorName
}

/** Calls that attacks and tests make. */
export const toTransfer = (to: Address, amount: bigint): DelegatedCall => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})
export const toApproval = (spender: Address, amount: bigint): DelegatedCall => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
})
