import { decodePermissionsContext } from '@latchkit/permissions'
import { delegationContracts } from '@latchkit/test/source/contracts/smartAccounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { createTestWallet } from '@latchkit/test/source/wallet/wallet.fixtures'
import { delta } from '@latchkit/test/source/wallet/wallets'
import { concatHex, type Hex, numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { PermissionChain } from './permissions.fixtures.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

/** The wallet with a new account that is not a smart account yet, and the app with its session key. */
async function createWorld() {
  const privateKey = generatePrivateKey()
  const owner = privateKeyToAccount(privateKey)
  const chain = new PermissionChain(devnet.chains[0]?.rpcUrl ?? '', 31337, owner)
  for (const { address } of [owner, chain.sessionKey])
    await chain.client.setBalance({ address, value: parseEther('10') })
  const wallet = createTestWallet(
    { ...delta, privateKeys: [privateKey], state: { ...delta.state, connected: true } },
    { chains: devnet.chains, call: (url, method, params) => jsonRpc(post, url, method, params) },
  )
  async function grant(): Promise<Hex> {
    const now = await chain.now()
    const request = {
      ...{ chainId: '0x7a69', from: owner.address, to: chain.sessionKey.address },
      permission: {
        ...{ type: 'native-token-periodic', isAdjustmentAllowed: false },
        data: { periodAmount: numberToHex(10n), periodDuration: 86_400, startTime: now },
      },
      rules: [{ type: 'expiry', data: { timestamp: now + 365 * 86_400 } }],
    }
    const answer = await wallet.request('wallet_requestExecutionPermissions', [request])
    return (answer as readonly [{ readonly context: Hex }])[0].context
  }
  const pay = (context: Hex, value: bigint) => {
    const { delegation } = decodePermissionsContext(context, delegationContracts)
    return chain.redeem(delegation, { to: chain.recipient, value })
  }
  return { chain, wallet, owner, grant, pay }
}

test('default: the account becomes a smart account, and the chain enforces what the wallet granted', async () => {
  const { chain, owner, grant, pay } = await createWorld()
  const context = await grant()
  const code = concatHex(['0xef0100', delegationContracts.statelessAccount]).toLowerCase()
  expect(await chain.client.getCode({ address: owner.address })).toBe(code)
  expect(await pay(context, 10n)).toMatchObject({ status: 'success' })
  expect(await pay(context, 1n)).toEqual({
    ...{ status: 'reverted', reason: 'NativeTokenPeriodTransferEnforcer:transfer-amount-exceeded' },
  })
  expect(await chain.getBalances()).toMatchObject({ native: 10n })
})

test('error: after the wallet revoked it; another permission stays', async () => {
  const { wallet, grant, pay } = await createWorld()
  const [revoked, other] = [await grant(), await grant()]
  await wallet.request('wallet_revokeExecutionPermission', { permissionContext: revoked })
  expect(await pay(revoked, 1n)).toEqual({ status: 'reverted', reason: 'CannotUseADisabledDelegation' })
  expect(await pay(other, 1n)).toMatchObject({ status: 'success' })
})
