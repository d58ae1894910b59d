import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { balanceResponseSchema } from '@latchkit/blockchain-api/contract'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { address, createSolanaRpc } from '@solana/kit'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import {
  type Address,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  http,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { solanaTokens } from '../solana/tokens.js'
import { startDevnet } from '../startDevnet.js'
import { createTokenList } from './gateway.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'
import { getKeypair, rpc } from './solanaChain.fixtures.js'
import { startSolanaChain } from './solanaChain.js'

/** Contracts in the token list that are no tokens, by their code. */
const badContracts: readonly {
  readonly address: Address
  readonly code: `0x${string}`
  readonly symbol: string
}[] = [
  { address: '0x0000000000000000000000000000000000bAd001', code: '0x60006000fd', symbol: 'REVERTS' },
  { address: '0x0000000000000000000000000000000000Bad002', code: '0xfe', symbol: 'GAS1' },
  { address: '0x0000000000000000000000000000000000Bad003', code: '0xfe', symbol: 'GAS2' },
  { address: '0x0000000000000000000000000000000000bAd004', code: '0x60016000f3', symbol: 'SHORT' },
  { address: '0x0000000000000000000000000000000000bAD005', code: '0x', symbol: 'NOCODE' },
]
const token2022 = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const token2022Mint = Keypair.generate()

let processGroup: ProcessGroup
let chain: EvmChain
/** Its gateway looks for Multicall3 at an address without code. */
let second: EvmChain
let solana: SolanaChain
let gateway: Gateway
/** The address of a chain that starts late: until then it ends each connection. It keeps its port, which another program could take. */
let lateServer: Server
let latePort: number | undefined

beforeAll(async () => {
  processGroup = createProcessGroup()
  chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  second = await startEvmChain({ id: 31_338, port: 0, processGroup })
  solana = await startSolanaChain()
  lateServer = createServer((client) => {
    client.on('error', () => {})
    if (latePort === undefined) return client.destroy()
    const node = connect(latePort, '127.0.0.1').on('error', () => client.destroy())
    client.pipe(node).pipe(client)
  })
  await new Promise<void>((resolve) => lateServer.listen(0, '127.0.0.1', resolve))
  for (const { rpcUrl } of [chain, second])
    for (const bad of badContracts)
      await createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).setCode({
        address: bad.address,
        bytecode: bad.code,
      })
  const list = createTokenList([chain, second])
  const bad = [chain, second].flatMap(({ id }) =>
    badContracts.map(({ symbol, address: at }) => ({
      chainId: id,
      address: at,
      name: symbol,
      symbol,
      decimals: 18,
    })),
  )
  const mint = {
    chainId: solana.caipNetworkId,
    address: token2022Mint.publicKey.toBase58(),
    name: 'Test 2022',
    symbol: 'T2022',
    decimals: 3,
  }
  const { startGateway } = await loadGateway()
  gateway = await startGateway({
    port: 0,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    chains: [
      { id: 'eip155:31337', http: [chain.rpcUrl] },
      {
        id: 'eip155:31338',
        http: [second.rpcUrl],
        multicall3: '0x000000000000000000000000000000000000dEaD',
      },
      { id: 'eip155:31339', http: [`http://127.0.0.1:${(lateServer.address() as AddressInfo).port}`] },
      { id: solana.caipNetworkId, http: [solana.rpcUrl] },
    ],
    // The bad contracts are between the tokens, so that they could disturb the next one.
    tokens: [{ ...list, tokens: [...bad.slice(0, 3), ...list.tokens, mint, ...bad.slice(3)] }],
  })
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  lateServer?.close()
  await solana?.stop()
  await processGroup?.stop()
})

/** Requests balances without the cache. A successful response must match the contract of the API. */
async function fetchBalance(account: string, query: string, url = gateway.url) {
  const response = await fetch(
    `${url}/v1/account/${account}/balance?projectId=devnet&forceUpdate=true&${query}`,
  )
  const body = await response.json()
  return {
    status: response.status,
    items: response.ok ? balanceResponseSchema.parse(body).balances : [],
    body,
  }
}

const getAmounts = ({ items }: Awaited<ReturnType<typeof fetchBalance>>) =>
  items.map(({ symbol, quantity }) => [symbol, quantity.numeric])

/** Reads the node itself with viem. */
async function readEvm({ rpcUrl }: EvmChain, account: Address) {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const native = await client.getBalance({ address: account })
  const read = tokens.map(async ({ address: token, symbol, decimals }) => {
    const args = [account] as const
    const amount = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args,
    })
    return { symbol, amount, text: formatUnits(amount, decimals) }
  })
  const owned = (await Promise.all(read)).filter(({ amount }) => amount > 0n)
  return [['ETH', formatUnits(native, 18)], ...owned.map(({ symbol, text }) => [symbol, text])]
}

const getAccount = (index: number): Address => accounts[index]?.address ?? '0x'

test.each([
  ['with', '31337'],
  ['without', '31338'],
])('default: amounts equal what viem reads, %s Multicall3', async (_name, id) => {
  const node = id === '31337' ? chain : second
  const account = getAccount(7)
  const client = createTestClient({ mode: 'anvil', transport: http(node.rpcUrl) })
  await client.setBalance({ address: account, value: parseEther('1234.000000000000000001') })
  const answer = await fetchBalance(account, `chainId=eip155:${id}`)
  expect(getAmounts(answer)).toEqual(await readEvm(node, account))
  expect(getAmounts(answer)).toEqual([
    ['ETH', '1234.000000000000000001'],
    ['TUSD', '25000'],
    ['TETH', '1000'],
    ['ODD', '7'],
  ])
  expect(answer.items[1]?.address).toBe(`eip155:${id}:${tokens[0]?.address}`)
})

test('behavior: shows a transfer of one unit', async () => {
  const [from, to] = [getAccount(7), '0x00000000000000000000000000000000000A11cE'] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] })
  await jsonRpc(post, chain.rpcUrl, 'eth_sendTransactionSync', [{ from, to: tokens[0]?.address, data }])
  expect(getAmounts(await fetchBalance(to, 'chainId=eip155:31337'))).toEqual([
    ['ETH', '0'],
    ['TUSD', '0.000001'],
  ])
  expect(getAmounts(await fetchBalance(from, 'chainId=eip155:31337'))).toEqual(await readEvm(chain, from))
})

test('behavior: without chainId, returns the chains of the namespace that answer', async () => {
  const { items } = await fetchBalance(getAccount(9), '')
  expect([...new Set(items.map(({ chainId }) => chainId))]).toEqual(['eip155:31337', 'eip155:31338'])
})

test('error: a node that is down, and its recovery', async () => {
  const query = 'chainId=eip155:31339'
  expect(await fetchBalance(getAccount(0), query)).toMatchObject({
    status: 503,
    body: { status: 'FAILED', reasons: [{ field: 'chainId' }] },
  })
  const late = await startEvmChain({ id: 31_339, port: 0, processGroup })
  latePort = Number(new URL(late.rpcUrl).port)
  expect(getAmounts(await fetchBalance(getAccount(0), query))).toEqual([
    ['ETH', (await readEvm(late, getAccount(0)))[0]?.[1]],
  ])
})

test('default: amounts equal what @solana/kit reads, with several accounts of a mint and Token-2022', async () => {
  const owner = solanaAccounts[5]?.address ?? ''
  await createToken2022Accounts([999n, 2n ** 64n - 1_000n])
  const node = createSolanaRpc(solana.rpcUrl)
  const native = await node.getBalance(address(owner)).send()
  const read = async (mint: string) => {
    const encoding = { encoding: 'jsonParsed' } as const
    const { value } = await node
      .getTokenAccountsByOwner(address(owner), { mint: address(mint) }, encoding)
      .send()
    return value.map(({ account }) => account.data.parsed.info.tokenAmount)
  }
  const [usd] = await read(solanaTokens[0]?.mint ?? '')
  const parts = await read(token2022Mint.publicKey.toBase58())
  expect(parts).toHaveLength(2)
  const sum = parts.reduce((total, { amount }) => total + BigInt(amount), 0n)
  const answer = await fetchBalance(owner, `chainId=${solana.caipNetworkId}`)
  expect(getAmounts(answer)).toEqual([
    ['SOL', formatUnits(native.value, 9)],
    ['TUSD', formatUnits(BigInt(usd?.amount ?? 0), 6)],
    ['T2022', formatUnits(sum, 3)],
  ])
  expect(sum).toBe(2n ** 64n - 1n)
})

test('behavior: the gateway of a devnet serves its chains and knows its tokens', async () => {
  const devnet = await startDevnet({ chainIds: [31_337], gateway: true, solana: true })
  onTestFinished(devnet.stop)
  const url = devnet.gateway?.url ?? ''
  const evm = await fetchBalance(getAccount(0), 'chainId=eip155:31337', url)
  expect(evm.items.map(({ symbol }) => symbol)).toEqual(['ETH', 'TUSD', 'TETH', 'ODD'])
  // An SVG at an `ipfs:` URL, as pixels of the gateway.
  const icons = evm.items.map(({ iconUrl }) => iconUrl)
  expect(icons.map((icon) => icon.startsWith(`${url}/v1/image/`))).toEqual([false, true, false, false])
  const icon = await fetch(icons[1] ?? '', { headers: { accept: 'image/webp' } })
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const onSolana = await fetchBalance(solanaAccounts[0]?.address ?? '', '', url)
  expect(getAmounts(onSolana)).toEqual([
    ['SOL', '1000'],
    ['TUSD', '25000'],
  ])
}, 180_000)

/** Creates the mint of the Token-2022 program, and accounts of the owner with amounts. */
async function createToken2022Accounts(amounts: readonly bigint[]): Promise<void> {
  const payer = getKeypair(5)
  const { publicKey: mint } = token2022Mint
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  const create = (newAccount: Keypair, space: number) =>
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: newAccount.publicKey,
      lamports: 10_000_000,
      space,
      programId: token2022,
    })
  const writable = (pubkey: Keypair['publicKey']) => ({ pubkey, isSigner: false, isWritable: true })
  const transaction = new Transaction().add(
    create(token2022Mint, 82),
    // InitializeMint2 with 3 decimals, and without an authority to freeze.
    new TransactionInstruction({
      programId: token2022,
      keys: [writable(mint)],
      data: Buffer.from([20, 3, ...payer.publicKey.toBytes(), 0]),
    }),
  )
  const signers = [payer, token2022Mint]
  for (const amount of amounts) {
    const account = Keypair.generate()
    signers.push(account)
    const mintTo = Buffer.alloc(9)
    mintTo.writeUInt8(7)
    mintTo.writeBigUInt64LE(amount, 1)
    transaction.add(
      create(account, 165),
      // InitializeAccount3, and MintTo.
      new TransactionInstruction({
        programId: token2022,
        keys: [writable(account.publicKey), writable(mint)],
        data: Buffer.from([18, ...payer.publicKey.toBytes()]),
      }),
      new TransactionInstruction({
        programId: token2022,
        keys: [
          writable(mint),
          writable(account.publicKey),
          { pubkey: payer.publicKey, isSigner: true, isWritable: false },
        ],
        data: mintTo,
      }),
    )
  }
  const { blockhash } = await connection.getLatestBlockhash()
  transaction.recentBlockhash = blockhash
  transaction.feePayer = payer.publicKey
  transaction.sign(...signers)
  const sent = await rpc(solana.rpcUrl, 'sendTransaction', [
    transaction.serialize().toString('base64'),
    { encoding: 'base64' },
  ])
  expect(sent.error).toBeUndefined()
}
