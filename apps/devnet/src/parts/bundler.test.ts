import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createAccount, createBundler, createChain, target } from './bundler.fixtures.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
})
afterAll(() => devnet.stop())

test('default: names its chain and its EntryPoints', async () => {
  const bundler = createBundler(devnet)
  expect(await bundler.getChainId()).toBe(31337)
  expect(await bundler.getSupportedEntryPoints()).toEqual(Object.values(entryPoints))
})

test.each(['0.7', '0.8'] as const)(
  'default: an account delegates, and pays a target, in its first operation of EntryPoint %s',
  async (version) => {
    const chain = createChain(devnet)
    const bundler = createBundler(devnet)
    const account = await createAccount(devnet, version)
    await chain.setBalance({ address: account.address, value: parseEther('1') })
    const to = target()
    const hash = await bundler.sendUserOperation({
      account,
      calls: [{ to, value: 5n }],
      authorization: await account.signDelegation(),
    })
    const receipt = await bundler.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ success: true, sender: account.address, userOpHash: hash })
    expect(await chain.getBalance({ address: to })).toBe(5n)
    expect(await chain.getCode({ address: account.address })).toMatch(/^0xef0100/)
    const known = await bundler.getUserOperation({ hash })
    expect(known.transactionHash).toBe(receipt.receipt.transactionHash)
    // The next one needs no authorization.
    const second = await bundler.sendUserOperation({ account, calls: [{ to, value: 7n }] })
    await bundler.waitForUserOperationReceipt({ hash: second, pollingInterval: 50 })
    expect(await chain.getBalance({ address: to })).toBe(12n)
  },
)

test.each(['0.7', '0.8'] as const)(
  'default: the paymaster pays for an operation of EntryPoint %s of an account without funds',
  async (version) => {
    const chain = createChain(devnet)
    const bundler = createBundler(devnet, { isSponsored: true })
    const account = await createAccount(devnet, version)
    const hash = await bundler.sendUserOperation({
      account,
      calls: [{ to: target(), data: '0x12345678' }],
      authorization: await account.signDelegation(),
    })
    const receipt = await bundler.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ success: true, sender: account.address })
    expect(receipt.paymaster).toMatch(/^0x/)
    expect(await chain.getBalance({ address: account.address })).toBe(0n)
  },
)
