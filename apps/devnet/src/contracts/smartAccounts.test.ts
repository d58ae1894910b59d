import {
  delegationContracts,
  entryPoints,
  simple7702Account,
} from '@latchkit/test/source/contracts/smartAccounts'
import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis'
import {
  concatHex,
  createTestClient,
  encodeAbiParameters,
  hashMessage,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

const { enforcers, ...contracts } = delegationContracts

function client() {
  return createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
}

test.each([
  ...Object.entries(entryPoints),
  ...Object.entries({ simple7702Account, ...contracts, ...enforcers }),
])('default: %s is deployed', async (_name, address) => {
  expect(await client().getCode({ address })).toMatch(/^0x\w{100}/)
})

test('default: an account that delegates to the stateless account executes a batch, at its own address', async () => {
  const owner = privateKeyToAccount(`0x${'71'.repeat(32)}`)
  const [first, second] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`] as const
  await client().setBalance({ address: owner.address, value: parseEther('2') })
  const authorization = await client().signAuthorization({
    account: owner,
    contractAddress: contracts.statelessAccount,
    executor: 'self',
  })
  const calls = [first, second].map((target) => ({ target, value: 1n, callData: '0x' as const }))
  const hash = await client().writeContract({
    account: owner,
    chain: null,
    address: owner.address,
    abi: EIP7702StatelessDeleGator,
    functionName: 'execute',
    // ERC-7579: a batch that reverts as a whole.
    args: [`0x01${'00'.repeat(31)}`, encodeAbiParameters(callsType, [calls])],
    authorizationList: [authorization],
  })
  const { status } = await waitForReceipt(client(), hash)

  expect(status).toBe('success')
  expect(await client().getCode({ address: owner.address })).toBe(
    concatHex(['0xef0100', contracts.statelessAccount]).toLowerCase(),
  )
  expect(await client().getBalance({ address: first })).toBe(1n)
  expect(await client().getBalance({ address: second })).toBe(1n)
  const signature = await owner.signMessage({ message: 'hello' })
  const answer = await client().readContract({
    address: owner.address,
    abi: EIP7702StatelessDeleGator,
    functionName: 'isValidSignature',
    args: [hashMessage('hello'), signature],
  })
  expect(answer).toBe('0x1626ba7e')
})

const callsType = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const
