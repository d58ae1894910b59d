import { type Devnet, delegationContracts, startDevnet, tokens } from '@latchkit/devnet'
import { waitForReceipt } from '@latchkit/devnet/evm'
import {
  decodePermissionsContext,
  encodeRedemption,
  encodeRevocation,
  type Permission,
} from '@latchkit/permissions'
import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SmartAccountConfig } from '../../shared/config/SmartAccountConfig.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { Vault } from '../../shared/vault/Vault.js'
import { deriveWallet } from '../../worker/custody/deriveWallet.js'
import { checkSignRequest } from '../../worker/signing/checkSignRequest.js'
import { signRequest } from '../../worker/signing/signRequest.js'
import { getDigest } from '../approval/getDigest.js'
import type { SigningRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import { toApprovalModel } from '../describe/toApprovalModel.js'
import { createChainRpc } from '../rpc/createChainRpc.js'
import { prepareApproval } from '../signing/prepareApproval.js'
import { signApproval } from '../signing/signApproval.js'
import { createTestBundler } from '../smartAccount/createTestBundler.fixtures.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'

const chainId = 'eip155:31337'
const day = 86_400
const { signal } = new AbortController()
const [token] = tokens as readonly [(typeof tokens)[number]]
const { ExactExecutionEnforcer: _, RedeemerEnforcer: __, ...enforcers } = delegationContracts.enforcers
const { delegationManager } = delegationContracts
const contracts = { delegationManager, enforcers }
const config: SmartAccountConfig = { ...smartAccount, enforcers }

let devnet: Devnet
let servers: Awaited<ReturnType<typeof createTestBundler>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  servers = await createTestBundler(devnet.chains[0]?.rpcUrl ?? '')
})
afterAll(() => devnet.stop())
beforeEach(() => {
  Object.assign(servers.state, { bundler: 'works', paymaster: 'pays' })
  servers.sent.splice(0)
})

/** Creates a wallet whose requests are checked and signed by the code of the worker, with an account without code. */
async function setUp({ balance = '1' } = {}) {
  const { client } = servers
  const chain = { chainId, rpcUrl: devnet.chains[0]?.rpcUrl ?? '' } as const
  const network = toNetwork(chain)
  const { keys, addresses } = await deriveWallet(crypto.getRandomValues(new Uint8Array(32)))
  const address = addresses.eip155 as Hex
  const sessionKey = privateKeyToAccount(generatePrivateKey())
  const recipient = privateKeyToAccount(generatePrivateKey()).address
  await client.setBalance({ address, value: parseEther(balance) })
  await client.setBalance({ address: sessionKey.address, value: parseEther('1') })
  const rpc = createChainRpc([chain], (input, init) => fetch(input, init))
  const own: SmartAccountServers = {
    find: (id) => (id === chainId ? config : undefined),
    bundler: servers.bundler,
    paymaster: servers.paymaster,
    wait: async () => {},
  }
  const vault: Pick<Vault, 'sign' | 'moveRecovery'> = {
    moveRecovery: async () => {},
    async sign({ request }) {
      const smartAccounts = { [chainId]: config }
      const problem = checkSignRequest(request, addresses, smartAccounts)
      if (problem !== null) throw new Error(problem)
      return signRequest(keys, request, smartAccounts)
    },
  }
  const prepare = (request: SigningRequest) =>
    prepareApproval(
      { id: '1', origin: 'https://my-dapp.example', chainId, address, request },
      { rpc, servers: own, network, signal },
    )
  const sign = async (approval: Awaited<ReturnType<typeof prepare>>) =>
    (await signApproval(approval, getDigest(approval), { vault, rpc, servers: own, network, signal })) as Hex
  const now = Number((await client.getBlock()).timestamp)
  const expiry = now + 30 * day
  const prepareGrant = (permission: Permission) =>
    prepare({ type: 'evmPermission', permission, expiry, sessionKey: sessionKey.address })
  const grant = async (permission: Permission) => sign(await prepareGrant(permission))

  /** The session key uses a context in its own transaction, without a server. */
  async function redeem(context: Hex, call: { to: Hex; value?: bigint; data?: Hex }) {
    const data = encodeRedemption([{ context, call }])
    const hash = await client.sendTransaction({
      ...{ account: sessionKey, chain: null, to: delegationManager, data, gas: 2_000_000n },
    })
    return (await waitForReceipt(client, hash)).status
  }
  const describeIt = (approval: Awaited<ReturnType<typeof prepare>>) =>
    toApprovalModel(approval, network, now * 1_000)
  const names = { address, sessionKey: sessionKey.address, recipient, now, expiry }
  return { ...names, client, prepare, prepareGrant, sign, grant, redeem, describeIt }
}

type World = Awaited<ReturnType<typeof setUp>>
const native = ({ recipient, now }: World): Permission => ({
  type: 'native-token-periodic',
  ...{ amount: 10n, period: day, start: now, recipients: [recipient] },
})

/** Gives tokens to an account, from the first account of anvil, which has every token. */
async function giveTokens(account: Hex, amount: bigint) {
  const holder = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  await servers.client.impersonateAccount({ address: holder })
  await servers.client.writeContract({
    ...{ account: holder, chain: null, address: token.address, abi: erc20Abi },
    ...{ functionName: 'transfer', args: [account, amount] },
  })
}

describe('a permission that the worker has signed', () => {
  test('default: the session key pays up to the limit, and not more; the first grant delegates the account', async () => {
    const world = await setUp()
    const { address, recipient, sessionKey, expiry, client, redeem } = world
    const approval = await world.prepareGrant(native(world))
    expect(world.describeIt(approval)).toMatchObject({
      title: { name: 'grantPermission' },
      fields: [
        { name: 'sessionAccount', value: sessionKey },
        { name: 'payer' },
        { name: 'accountContract', value: delegationContracts.statelessAccount },
      ],
      notices: [{ name: 'becomesSmartAccount' }, { name: 'feeSponsoredBy' }],
    })
    const context = await world.sign(approval)
    expect(decodePermissionsContext(context, contracts)).toMatchObject({
      ...{ permission: native(world), expiry, owner: address, sessionKey },
    })
    expect(await client.getCode({ address })).toBe(
      `0xef0100${delegationContracts.statelessAccount.slice(2).toLowerCase()}`,
    )
    expect(await redeem(context, { to: recipient, value: 11n })).toBe('reverted')
    expect(await redeem(context, { to: recipient, value: 4n })).toBe('success')
    expect(await redeem(context, { to: recipient, value: 7n })).toBe('reverted')
    expect(await redeem(context, { to: recipient, value: 6n })).toBe('success')
    expect(await redeem(context, { to: sessionKey, value: 1n })).toBe('reverted')
    expect(await client.getBalance({ address: recipient })).toBe(10n)
  })

  test('default: a token, with its description; the second grant sends nothing', async () => {
    const world = await setUp()
    const { address, recipient, client, redeem } = world
    await giveTokens(address, 100n)
    await world.grant(native(world))
    servers.sent.splice(0)
    const approval = await world.prepareGrant({
      type: 'erc20-token-transfer',
      ...{ token: token.address, amount: 10n, recipient },
    })
    expect(approval.content).toMatchObject({ token: { symbol: token.symbol } })
    expect(approval.content).not.toHaveProperty('upgrade')
    expect(world.describeIt(approval).notices).toBeUndefined()
    const context = await world.sign(approval)
    expect(servers.sent).toEqual([])
    const transfer = (amount: bigint) => ({
      to: token.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }),
    })
    expect(await redeem(context, transfer(11n))).toBe('reverted')
    expect(await redeem(context, transfer(10n))).toBe('success')
    expect(await redeem(context, transfer(1n))).toBe('reverted')
    const balance = { abi: erc20Abi, address: token.address, functionName: 'balanceOf' } as const
    expect(await client.readContract({ ...balance, args: [recipient] })).toBe(10n)
  })

  test.each(['evmCalls', 'evmTransaction'] as const)(
    'behavior: the account revokes it with %s, which is displayed as a revocation',
    async (type) => {
      const world = await setUp()
      const { recipient, sessionKey, redeem, client } = world
      const context = await world.grant(native(world))
      expect(await redeem(context, { to: recipient, value: 1n })).toBe('success')
      const data = encodeRevocation(decodePermissionsContext(context, contracts).delegation)
      const call = { to: delegationManager, value: 0n, data }
      const approval = await world.prepare(
        type === 'evmCalls'
          ? { type, calls: [call], answer: 'transactionHash' }
          : { type, transaction: call },
      )
      expect(world.describeIt(approval)).toMatchObject({
        title: { name: 'revokePermission' },
        warnings: [],
      })
      expect(world.describeIt(approval).fields[0]).toEqual({ name: 'sessionAccount', value: sessionKey })
      const hash = await world.sign(approval)
      expect((await waitForReceipt(client, hash)).status).toBe('success')
      expect(await redeem(context, { to: recipient, value: 1n })).toBe('reverted')
      expect(await client.getBalance({ address: recipient })).toBe(1n)
    },
  )

  test('behavior: a contract of another wallet is replaced, with a warning', async () => {
    const world = await setUp()
    await world.client.setCode({ address: world.address, bytecode: `0xef0100${'44'.repeat(20)}` })
    const approval = await world.prepareGrant(native(world))
    expect(world.describeIt(approval).warnings).toContainEqual({ name: 'replacesContract', level: 'danger' })
  })

  test('error: the operation that makes the account a smart one is refused: no context is returned', async () => {
    const world = await setUp()
    const approval = await world.prepareGrant(native(world))
    Object.assign(servers.state, { bundler: 'refuses' })
    await expect(world.sign(approval)).rejects.toMatchObject({ failure: 'bundler_refused' })
    expect(servers.sent).toEqual([])
  })

  test('error: a balance that is too low for the fee, which is not sponsored', async () => {
    const world = await setUp({ balance: '0' })
    Object.assign(servers.state, { paymaster: 'refuses' })
    await expect(world.prepareGrant(native(world))).rejects.toMatchObject({ failure: 'fee_unpayable' })
  })
})
