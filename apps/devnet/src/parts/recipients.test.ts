import { dataApi } from '@latchkit/blockchain-api'
import type { Transaction } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { createTestKit } from '@latchkit/core/testing'
import {
  connected,
  payment,
  receiver,
  styles,
} from '@latchkit/test/source/bitcoinWallet/bitcoinWallet.fixtures'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { Connection } from '@solana/web3.js'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitcoinCaipNetworkId } from '../bitcoin/network.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createSigned, getTokenAccount, other, payer, transferTokens } from './solanaChain.fixtures.js'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true, solana: true, bitcoin: true })
}, 180_000)

afterAll(() => devnet?.stop())

/** Returns the newest transaction of an account, as a kit reads it from the gateway. */
async function getNewest(address: string, chainId: CaipNetworkId): Promise<Transaction | undefined> {
  const { kit } = createTestKit({ projectId: 'devnet', dataApi: dataApi({ url: devnet.gateway?.url ?? '' }) })
  const { signal } = new AbortController()
  const page = await kit.internal.dataApi?.getHistory({ chainId, address, signal })
  return page?.transactions[0]
}

test('default: the recipient of an ERC-20 payment is who is paid, not the token', async () => {
  const [from, to] = [accounts[6]?.address ?? '0x', accounts[7]?.address ?? '0x']
  const token = tokens[0]?.address ?? '0x'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
  await jsonRpc(post, devnet.chains[0]?.rpcUrl ?? '', 'eth_sendTransactionSync', [{ from, to: token, data }])
  await expect
    .poll(() => getNewest(from, 'eip155:31337'))
    .toMatchObject({ to: token.toLowerCase(), recipients: [to.toLowerCase()] })
  await expect.poll(() => getNewest(to, 'eip155:31337')).toMatchObject({ senders: [from.toLowerCase()] })
})

test('default: the recipient of an SPL payment is the owner of the token account', async () => {
  const connection = new Connection(devnet.solana?.rpcUrl ?? '', 'confirmed')
  const { bytes } = await createSigned(
    connection,
    transferTokens(1_500_000n, getTokenAccount(other.publicKey)),
  )
  await connection.sendRawTransaction(bytes)
  const [from, to] = [payer, other].map(({ publicKey }) => publicKey.toBase58())
  const chainId = devnet.solana?.caipNetworkId ?? 'solana:'
  await expect.poll(() => getNewest(from ?? '', chainId)).toMatchObject({ recipients: [to] })
  await expect.poll(() => getNewest(to ?? '', chainId)).toMatchObject({ senders: [from] })
})

test('default: the recipient of a BTC payment is not the change', async () => {
  const page = await connected('minnow', { esploraUrl: devnet.bitcoin?.esploraUrl ?? '' })
  await styles.minnow.send?.(page, receiver, 20_000)
  await expect
    .poll(() => getNewest(payment.address, bitcoinCaipNetworkId))
    .toMatchObject({ recipients: [receiver] })
  await expect
    .poll(() => getNewest(receiver, bitcoinCaipNetworkId))
    .toMatchObject({ senders: [payment.address] })
})
