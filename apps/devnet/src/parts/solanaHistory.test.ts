import { historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { Connection } from '@solana/web3.js'
import { expect, onTestFinished, test } from 'vitest'
import { startDevnet } from '../startDevnet.js'
import {
  createSigned,
  createTransfer,
  getTokenAccount,
  other,
  payer,
  transferTokens,
} from './solanaChain.fixtures.js'

test('default: a history has the transfers of both accounts, as the chain reports them', async () => {
  const devnet = await startDevnet({ chainIds: [31337], gateway: true, solana: true })
  onTestFinished(devnet.stop)
  const { rpcUrl = '', caipNetworkId = '' } = devnet.solana ?? {}
  const connection = new Connection(rpcUrl, 'confirmed')
  const sent = [
    createTransfer(123_456_789, other.publicKey),
    transferTokens(1_500_000n, getTokenAccount(other.publicKey)),
  ]
  const signatures: string[] = []
  for (const instruction of sent) {
    const { bytes, signature } = await createSigned(connection, instruction)
    signatures.unshift(signature)
    await connection.sendRawTransaction(bytes)
  }

  const getHistory = async (address: string) => {
    const query = new URLSearchParams({ projectId: 'devnet', chainId: caipNetworkId })
    const response = await fetch(`${devnet.gateway?.url}/v1/account/${address}/history?${query}`)
    return historyResponseSchema.parse(await response.json()).data
  }
  const summarize = (data: Awaited<ReturnType<typeof getHistory>>) =>
    data.slice(0, 2).map(({ metadata, transfers }) => ({
      hash: metadata.hash,
      type: metadata.operationType,
      from: metadata.sentFrom,
      to: metadata.sentTo,
      transfers: transfers?.map(
        (one) => `${one.direction} ${one.quantity.numeric} ${one.fungible_info?.symbol}`,
      ),
    }))
  const parties = { from: payer.publicKey.toBase58(), to: other.publicKey.toBase58() }
  const [tokens, native] = signatures
  expect(summarize(await getHistory(parties.from))).toEqual([
    { hash: tokens, type: 'send', ...parties, transfers: ['out 1.5 TUSD'] },
    { hash: native, type: 'send', ...parties, transfers: ['out 0.123456789 SOL'] },
  ])
  // The transfer of tokens does not name the owner who receives them.
  expect(summarize(await getHistory(parties.to))).toEqual([
    { hash: tokens, type: 'receive', ...parties, transfers: ['in 1.5 TUSD'] },
    { hash: native, type: 'receive', ...parties, transfers: ['in 0.123456789 SOL'] },
  ])
  const listed = await connection.getSignaturesForAddress(payer.publicKey)
  expect((await getHistory(parties.from)).map(({ metadata }) => metadata.hash)).toEqual(
    expect.arrayContaining(listed.map(({ signature }) => signature)),
  )
})
