import { accounts } from '@latchkit/test/source/foundation/accounts'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { base58 } from '@scure/base'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { createPublicClient, createWalletClient, erc20Abi, getAddress, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { EvmChain } from '../evm/evmChain.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { solanaTokens } from '../solana/tokens.js'

/** The account of the exchange on every EVM chain. */
const evmAccount = accounts[8]
/** The account of the exchange on the Solana cluster. */
const solanaAccount = solanaAccounts[5]

/** The chains of the exchange. */
export type ExchangeChains = {
  readonly chains: readonly EvmChain[]
  readonly solana: SolanaChain | undefined
}

/** A transfer from the balance of the exchange. */
export type AssetTransfer = {
  /** CAIP-19 id. */
  readonly asset: string
  /** In base units. */
  readonly amount: bigint
  /** CAIP-10 id. */
  readonly recipient: string
}

/**
 * Transfers an asset on its chain, and waits until it is in a block.
 *
 * @returns The hash, or the signature on Solana.
 */
export async function transferAsset(
  { chains, solana }: ExchangeChains,
  { asset, amount, recipient }: AssetTransfer,
): Promise<string> {
  const [chainId = '', rest = ''] = asset.split('/')
  const token = rest.startsWith('slip44:') ? undefined : rest.slice(rest.indexOf(':') + 1)
  const to = recipient.slice(recipient.lastIndexOf(':') + 1)
  const chain = chains.find(({ id }) => `eip155:${id}` === chainId)
  if (chain) return transferOnEvm(chain, { to, token, amount })
  if (solana?.caipNetworkId === chainId) return transferOnSolana(solana, { to, token, amount })
  throw new Error(`The exchange does not have ${asset}.`)
}

type Transfer = { readonly to: string; readonly token: string | undefined; readonly amount: bigint }

async function transferOnEvm({ rpcUrl }: EvmChain, { to, token, amount }: Transfer): Promise<string> {
  const transport = http(rpcUrl)
  const account = privateKeyToAccount(evmAccount?.privateKey ?? '0x')
  const wallet = createWalletClient({ account, transport })
  const recipient = getAddress(to)
  const hash = token
    ? await wallet.writeContract({
        chain: null,
        address: getAddress(token),
        abi: erc20Abi,
        functionName: 'transfer',
        args: [recipient, amount],
      })
    : await wallet.sendTransaction({ chain: null, to: recipient, value: amount })
  const { status } = await waitForReceipt(createPublicClient({ transport }), hash)
  if (status !== 'success') throw new Error('The transfer was reverted.')
  return hash
}

async function transferOnSolana({ rpcUrl }: SolanaChain, { to, token, amount }: Transfer): Promise<string> {
  const rpc = createSolanaRpc(rpcUrl)
  const payer = await createKeyPairSignerFromBytes(base58.decode(solanaAccount?.secretKey ?? ''))
  const recipient = address(to)
  const instructions = token
    ? await createTokenTransfer(payer, { recipient, mint: address(token), amount })
    : [createSolTransfer(payer.address, recipient, amount)]
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const empty = setTransactionMessageFeePayerSigner(payer, createTransactionMessage({ version: 0 }))
  const message = setTransactionMessageLifetimeUsingBlockhash(lifetime, empty)
  const signed = await signTransactionMessageWithSigners(
    appendTransactionMessageInstructions(instructions, message),
  )
  // The local cluster confirms a transaction at once, or refuses it.
  await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
  return getSignatureFromTransaction(signed)
}

/** Instruction 2 of the System program. */
function createSolTransfer(from: Address, to: Address, amount: bigint): Instruction {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2, 0)
  data.writeBigUInt64LE(amount, 4)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data),
  }
}

async function createTokenTransfer(
  payer: KeyPairSigner,
  {
    recipient,
    mint,
    amount,
  }: { readonly recipient: Address; readonly mint: Address; readonly amount: bigint },
): Promise<readonly Instruction[]> {
  const tokenProgram = TOKEN_PROGRAM_ADDRESS
  const find = (owner: Address) => findAssociatedTokenPda({ owner, mint, tokenProgram })
  const [[source], [destination]] = await Promise.all([find(payer.address), find(recipient)])
  const decimals = solanaTokens.find((one) => one.mint === mint)?.decimals ?? 0
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer, ata: destination, owner: recipient, mint }),
    getTransferCheckedInstruction({ source, mint, destination, authority: payer, amount, decimals }),
  ]
}
