import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import type { Network } from '@latchkit/core'
import type { SolanaTransfer } from '@latchkit/core/ports'
import { solanaAccounts, solanaCaipNetworkId, solanaTokens } from '@latchkit/devnet'
import { type SolanaChain, startSolanaChain } from '@latchkit/devnet/solana'
import { base58 } from '@scure/base'
import { Connection, Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { solana } from './solana.js'
import { createToken2022, findTokenAccount, freezeTokenAccount } from './token2022.fixtures.js'
import { createStandardWallet, registerWallet } from './wallets.fixtures.js'

const key = Keypair.fromSecretKey(base58.decode(solanaAccounts[4]?.secretKey ?? ''))
const from = key.publicKey.toBase58()
const dollar = solanaTokens[0]?.mint ?? ''
/** Rent of an account without data, and of a token account of SPL Token. */
const [leastBalance, accountRent] = [890_880n, 2_039_280n]

let cluster: SolanaChain
let network: Network
let node: Connection
beforeAll(async () => {
  cluster = await startSolanaChain()
  network = createNetwork(solanaCaipNetworkId, cluster.rpcUrl)
  node = new Connection(cluster.rpcUrl, 'confirmed')
}, 180_000)
afterAll(() => cluster.stop())
beforeEach(() => void openPage())

const newAddress = () => Keypair.generate().publicKey.toBase58()

function createMethods() {
  const { adapter } = startAdapter(solana(), [network])
  if (!adapter.solana?.readTransfer) throw new Error('The adapter cannot read transfers.')
  return { read: adapter.solana.readTransfer, methods: adapter.solana, adapter }
}

const read = (transfer: Omit<SolanaTransfer, 'amount'> & { readonly amount: bigint | 'max' }) =>
  createMethods().read({ from, network, transfer, signal: neverAborted })

/** Sends a transfer with a wallet. */
async function send(transfer: SolanaTransfer): Promise<void> {
  registerWallet(createStandardWallet({ keys: [key] }).wallet)
  const { adapter, methods } = createMethods()
  await adapter.connect({ connectorId: 'Made', signal: neverAborted })
  await methods.transfer({ connectorId: 'Made', address: from, network, transfer })
}

it('default: SOL to a new wallet', async () => {
  expect(await read({ to: newAddress(), amount: leastBalance })).toEqual({
    balance: BigInt(await node.getBalance(key.publicKey)),
    receiverBalance: 0n,
    leastBalance,
    baseFee: 5_000n,
    unitPrices: { slow: 100n, normal: 1_000n, fast: 20_000n },
    units: 150,
    isContract: false,
  })
})

it('behavior: a token account is created at the sender’s cost, once', async () => {
  const to = newAddress()
  const first = await read({ to, mint: dollar, amount: 5n })
  expect(first.token).toMatchObject({ accountRent, hasFee: false, received: 5n })
  await send({
    to,
    mint: dollar,
    amount: 5n,
    priorityFeeMicroLamports: 1_000n,
    computeUnitLimit: first.units + 20_000,
  })
  const second = await read({ to, mint: dollar, amount: 'max' })
  expect(second.token).toMatchObject({ accountRent: 0n, received: second.token?.balance })
  expect(second.units).toBeLessThan(first.units)
})

it('behavior: Token-2022: the receiver gets what the token’s fee leaves, and another fee fails', async () => {
  const mint = (await createToken2022(node, key, 'fee')).toBase58()
  const to = newAddress()
  const { token } = await read({ to, mint, amount: 1_000n })
  expect(token).toMatchObject({ balance: 1_000_000n, hasFee: true, received: 990n })
  expect(await read({ to, mint, amount: 'max' })).toMatchObject({ token: { received: 999_950n } })
  const failure = await getRejection(send({ to, mint, amount: 1_000n, tokenFee: 9n }))
  expect(failure).toMatchObject({ code: 'rpc-request' })
  await send({ to, mint, amount: 1_000n, tokenFee: 10n })
  const { value } = await node.getTokenAccountBalance(
    findTokenAccount(new PublicKey(to), new PublicKey(mint)),
  )
  expect(value.amount).toBe('990')
})

it('error: refuses what would fail or be lost', async () => {
  const bound = (await createToken2022(node, key, 'non-transferable')).toBase58()
  const mint = await createToken2022(node, key, 'plain')
  await freezeTokenAccount(node, key, { mint, owner: key.publicKey })
  const tokenAccount = findTokenAccount(key.publicKey, mint).toBase58()
  const program = SystemProgram.programId.toBase58()
  for (const [transfer, refusal] of [
    [{ to: newAddress(), mint: bound }, 'non-transferable'],
    [{ to: newAddress(), mint: mint.toBase58() }, 'frozen'],
    [{ to: tokenAccount }, 'to-token-account'],
    [{ to: tokenAccount, mint: dollar }, 'to-token-account'],
    [{ to: program }, 'to-program'],
  ] as const)
    expect(await read({ ...transfer, amount: leastBalance })).toMatchObject({ refusal })
})

it('behavior: an address without a key is a contract', async () => {
  const [to] = PublicKey.findProgramAddressSync([Buffer.from('vault')], SystemProgram.programId)
  expect(await read({ to: to.toBase58(), amount: leastBalance })).toMatchObject({ isContract: true })
})

it('behavior: what the sender cannot pay is not simulated', async () => {
  const facts = await read({ to: newAddress(), mint: dollar, amount: 10n ** 15n })
  expect(facts.token).toMatchObject({ accountRent, balance: expect.any(BigInt) })
  expect(facts.token).not.toHaveProperty('received')
  expect((await read({ to: newAddress(), amount: leastBalance - 1n })).units).toBe(450)
})
