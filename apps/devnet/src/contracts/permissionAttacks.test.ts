import type { DelegatedCall, Permission } from '@latchkit/permissions'
import { type Address, erc20Abi, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { PermissionChain, toApproval, token, toTransfer } from './permissions.fixtures.js'

let devnet: Devnet
let chain: PermissionChain
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())
beforeEach(async () => {
  chain = await new PermissionChain(devnet.chains[0]?.rpcUrl ?? '', 31337).open()
})

const day = 86_400
const otherAccount = privateKeyToAccount(generatePrivateKey())
const transfer = (amount: bigint, to: Address = chain.recipient) => toTransfer(to, amount)
const approve = (amount: bigint) => toApproval(chain.recipient, amount)
const pay = (value: bigint, to: Address = chain.recipient): DelegatedCall => ({ to, value })

type Attack = [
  name: string,
  permission: (start: number) => Permission,
  call: () => DelegatedCall,
  reason: string,
]
const native = (start: number): Permission => ({
  type: 'native-token-periodic',
  amount: 10n,
  period: day,
  start,
})
const nativeTo = (): Permission => ({
  type: 'native-token-transfer',
  amount: 10n,
  recipients: [chain.recipient],
})
const erc20 = (start: number): Permission => ({
  type: 'erc20-token-periodic',
  token,
  amount: 10n,
  period: day,
  start,
})
const erc20To = (): Permission => ({
  type: 'erc20-token-transfer',
  token,
  amount: 10n,
  recipient: chain.recipient,
})
const calls = (): Permission => ({ type: 'contract-call', targets: [token], methods: ['0x095ea7b3'] })
const valued = (): Permission => ({ ...calls(), maxValue: 1n }) as Permission

test.each<Attack>([
  ['native: a call of a contract', native, () => transfer(1n), 'ExactCalldataEnforcer:invalid-calldata'],
  [
    'native: data for an account',
    native,
    () => ({ ...pay(1n), data: '0x00' }),
    'ExactCalldataEnforcer:invalid-calldata',
  ],
  [
    'native: another recipient',
    nativeTo,
    () => pay(1n, otherAccount.address),
    'AllowedTargetsEnforcer:target-address-not-allowed',
  ],
  [
    'erc20: another token',
    erc20,
    () => ({ ...transfer(1n), to: otherAccount.address }),
    'ERC20PeriodTransferEnforcer:invalid-contract',
  ],
  ['erc20: approve', erc20, () => approve(1n), 'ERC20PeriodTransferEnforcer:invalid-method'],
  ['erc20: native value', erc20, () => ({ ...transfer(1n), value: 1n }), 'ValueLteEnforcer:value-too-high'],
  [
    'erc20: a transfer of the native token',
    erc20,
    () => pay(1n),
    'ERC20PeriodTransferEnforcer:invalid-execution-length',
  ],
  [
    'erc20: data after the arguments',
    erc20,
    () => ({ to: token, data: `${transfer(1n).data}00` as Hex }),
    'ERC20PeriodTransferEnforcer:invalid-execution-length',
  ],
  [
    'erc20: another recipient',
    erc20To,
    () => transfer(1n, otherAccount.address),
    'AllowedCalldataEnforcer:invalid-calldata',
  ],
  ['erc20, in total: approve', erc20To, () => approve(1n), 'ERC20TransferAmountEnforcer:invalid-method'],
  [
    'erc20, in total: native value',
    erc20To,
    () => ({ ...transfer(1n), value: 1n }),
    'ValueLteEnforcer:value-too-high',
  ],
  ['calls: another method', calls, () => transfer(1n), 'AllowedMethodsEnforcer:method-not-allowed'],
  [
    'calls: another target',
    calls,
    () => ({ ...approve(1n), to: otherAccount.address }),
    'AllowedTargetsEnforcer:target-address-not-allowed',
  ],
  ['calls: native value', calls, () => ({ ...approve(1n), value: 1n }), 'ValueLteEnforcer:value-too-high'],
  [
    'calls: more native value',
    valued,
    () => ({ ...approve(1n), value: 2n }),
    'ValueLteEnforcer:value-too-high',
  ],
  [
    'calls: no data',
    valued,
    () => ({ to: token, value: 1n }),
    'AllowedMethodsEnforcer:invalid-execution-data-length',
  ],
  [
    'calls: the account itself',
    calls,
    () => ({ ...approve(1n), to: chain.owner.address }),
    'AllowedTargetsEnforcer:target-address-not-allowed',
  ],
])('error: %s', async (_name, permission, call, reason) => {
  const delegation = await chain.grant(permission(await chain.now()))
  const before = await chain.getBalances(chain.owner.address)
  expect(await chain.redeem(delegation, call())).toEqual({ status: 'reverted', reason })
  expect(await chain.getBalances(chain.owner.address)).toEqual(before)
})

test('default: contract-call: the session key calls the method, at most as many times as allowed', async () => {
  const delegation = await chain.grant({ ...calls(), maxCalls: 2 } as Permission)
  expect(await chain.redeem(delegation, approve(3n))).toMatchObject({ status: 'success' })
  expect(await chain.redeem(delegation, approve(4n))).toMatchObject({ status: 'success' })
  expect(await chain.redeem(delegation, approve(5n))).toEqual({
    ...{ status: 'reverted', reason: 'LimitedCallsEnforcer:limit-exceeded' },
  })
  const allowance = await chain.client.readContract({
    ...{ address: token, abi: erc20Abi, functionName: 'allowance' },
    args: [chain.owner.address, chain.recipient],
  })
  expect(allowance).toBe(4n)
})

test('error: the account that the owner took back', async () => {
  const delegation = await chain.grant(native(await chain.now()))
  const authorization = await chain.client.signAuthorization({
    account: chain.owner,
    contractAddress: '0x0000000000000000000000000000000000000000',
    executor: 'self',
  })
  const hash = await chain.client.sendTransaction({
    ...{ account: chain.owner, chain: null, to: chain.recipient },
    authorizationList: [authorization],
  })
  await waitForReceipt(chain.client, hash)
  expect(await chain.redeem(delegation, pay(1n))).toMatchObject({ status: 'reverted' })
})
