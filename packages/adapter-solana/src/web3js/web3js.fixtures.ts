import { callDevnet } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { createLatchkit, type Latchkit, type Network } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { fakeStorage } from '@latchkit/core/testing'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import {
  installSolanaWallets,
  lagoon,
  type SolanaWalletControl,
  type SolanaWalletPage,
} from '@latchkit/devnet/page-solana'
import {
  type AddressLookupTableAccount,
  AddressLookupTableProgram,
  Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { inject, onTestFinished } from 'vitest'
import { solana } from '../solana.js'
import { createStandardWallet, registerWallet } from '../wallets.fixtures.js'
import { sendTransaction } from './sendTransaction.js'

/** The devnet's cluster. */
export function getTestNetwork(): Network {
  const { rpcUrl, wsUrl } = inject('solana')
  const network = createNetwork(solanaCaipNetworkId, rpcUrl)
  return { ...network, rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } } }
}

/** A connection that the app created itself. */
export function createOwnConnection(): Connection {
  const { rpcUrl, wsUrl } = inject('solana')
  return new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: wsUrl })
}

/** Creates a key with 1 SOL. */
export async function createFundedKey(): Promise<Keypair> {
  const key = Keypair.generate()
  await callDevnet(getTestNetwork(), 'devnet_setBalance', [key.publicKey.toBase58(), '1000000000'])
  return key
}

function createKit(): Latchkit {
  const kit = createLatchkit({
    projectId: 'test',
    networks: [getTestNetwork(), createNetwork('solana:other', 'http://127.0.0.1:1')],
    adapters: [solana()],
    storage: fakeStorage(),
  })
  onTestFinished(kit.mount())
  return kit
}

/** Connects a wallet that approves everything, with the first of its keys. It only signs by default. */
export async function connectTestWallet(
  parameters: { readonly keys?: readonly Keypair[]; readonly without?: readonly string[] } = {},
): Promise<ReturnType<typeof createStandardWallet> & { readonly kit: Latchkit; readonly key: Keypair }> {
  const { keys = [await createFundedKey()], without = ['solana:signAndSendTransaction'] } = parameters
  openPage()
  const made = createStandardWallet({ keys, without })
  registerWallet(made.wallet)
  const kit = createKit()
  const { address } = await connect(kit, { connectorId: made.wallet.name })
  const key = keys.find(({ publicKey }) => publicKey.toBase58() === address)
  if (!key) throw new Error('The account belongs to another wallet.')
  return { ...made, kit, key }
}

/** Connects the devnet's wallet, whose user can decline. */
export async function connectLagoon(): Promise<{
  readonly kit: Latchkit
  readonly lagoon: SolanaWalletControl
}> {
  const { rpcUrl } = inject('solana')
  const page: SolanaWalletPage = openPage()
  installSolanaWallets(page, { rpcUrl, wallets: [lagoon] })
  const control = page.__solanaWallets?.lagoon
  if (!control) throw new Error('The wallet was not installed.')
  const kit = createKit()
  await connect(kit, { connectorId: lagoon.name })
  return { kit, lagoon: control }
}

/** Pays 0.001 SOL, enough for a new account. */
export function pay(from: PublicKey, to: PublicKey): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_000_000 })
}

/** Creates a lookup table with one address on the chain. */
export async function createLookupTable(
  kit: Latchkit,
  owner: PublicKey,
  listed: PublicKey,
): Promise<AddressLookupTableAccount> {
  const connection = createOwnConnection()
  const recentSlot = (await connection.getSlot()) - 1
  const [create, lookupTable] = AddressLookupTableProgram.createLookupTable({
    authority: owner,
    payer: owner,
    recentSlot,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    authority: owner,
    payer: owner,
    lookupTable,
    addresses: [listed],
  })
  await sendTransaction(kit, { transaction: new Transaction().add(create, extend), connection })
  // Its addresses can be used from the next slot.
  await callDevnet(getTestNetwork(), 'devnet_advance', [1])
  const { value } = await connection.getAddressLookupTable(lookupTable)
  if (!value) throw new Error('The table was not created.')
  return value
}
