import { historyResponseSchema, nftResponseSchema } from '@latchkit/blockchain-api/contract'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { Connection, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaNfts } from '../solana/nfts.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import {
  createSigned,
  createTransfer,
  getTokenAccount,
  other,
  payer,
  transferTokens,
} from './solanaChain.fixtures.js'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true, solana: true })
}, 180_000)

afterAll(() => devnet?.stop())

async function fetchData(address: string, what: 'history' | 'nfts'): Promise<unknown> {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: devnet.solana?.caipNetworkId ?? '' })
  return (await fetch(`${devnet.gateway?.url}/v1/account/${address}/${what}?${query}`)).json()
}

test('default: a history has the transfers of both accounts, as the chain reports them', async () => {
  const connection = new Connection(devnet.solana?.rpcUrl ?? '', 'confirmed')
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
    return historyResponseSchema.parse(await fetchData(address, 'history')).data
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

test('behavior: a history has the name of an NFT that the account received, and not the rent for it', async () => {
  const { data } = historyResponseSchema.parse(await fetchData(solanaAccounts[0]?.address ?? '', 'history'))
  const transfers = data.flatMap((one) => one.transfers ?? [])
  expect(
    transfers.slice(0, 2).map(({ fungible_info, quantity }) => [fungible_info?.name, quantity.numeric]),
  ).toEqual([...solanaNfts].reverse().map(({ name }) => [name, '1']))
})

test('default: the NFTs that an account owns on the chain, with their images', async () => {
  const owner = solanaAccounts[0]?.address ?? ''
  const { data } = nftResponseSchema.parse(await fetchData(owner, 'nfts'))
  expect(
    data.map(({ contract, name, collection, quantity }) => [
      contract,
      name,
      collection?.name,
      quantity.numeric,
    ]),
  ).toEqual(solanaNfts.map(({ mint, name }) => [mint, name, 'Lagoons', '1']))
  const connection = new Connection(devnet.solana?.rpcUrl ?? '', 'confirmed')
  for (const { contract } of data) {
    const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(owner), {
      mint: new PublicKey(contract),
    })
    expect(value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)).toEqual(['1'])
  }
  const image = await fetch(data[0]?.content?.preview?.url ?? '')
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
})
