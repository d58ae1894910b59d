import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { encodeTransaction, parseMessage } from '@latchkit/test/source/solana/wire'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getAddressEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getApproveInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { createTransfer } from '../solana/createTransfer.js'
import { faucetKey } from '../solana/faucetKey.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { solanaTokens } from '../solana/tokens.js'
import {
  type SolanaMakerBehavior,
  solanaMakerBehaviorSchema,
  solanaMakerThief,
} from './solanaMakerBehaviors.js'
import {
  type SourceBuild,
  type SourceRequest,
  type SourceServer,
  startSourceServer,
} from './startSourceServer.js'

/** A running market maker. */
export type SolanaMaker = SourceServer & { readonly setBehavior: (behavior: SolanaMakerBehavior) => void }

/** The mint that stands for SOL. */
const solMint = 'So11111111111111111111111111111111111111112'
/** 1 SOL is 150 TUSD: base units of TUSD for 10^9 lamports. */
const dollarsPerSol = 150_000_000n
const lamportsPerSol = 1_000_000_000n
/** Fee of the maker, in parts of 1,000. */
const spreadPerMille = 3n
const validSeconds = 60

/**
 * Starts a market maker for SOL and TUSD on the Solana cluster. Its transaction contains both payments, so that it is executed
 * as a whole or not at all. The maker has signed it; the account pays the fee, and signs it too. By `setBehavior`, or by `POST
 * /behavior` with `{ "behavior": "takesMore" }`, it lies.
 */
export async function startSolanaMaker(cluster: SolanaChain): Promise<SolanaMaker> {
  let behavior: SolanaMakerBehavior = 'honest'
  const thief = address(solanaMakerThief)
  const maker = address(faucetKey.address)
  const [dollar] = solanaTokens

  function getPrice({ from, to, amount, swapMode }: SourceRequest) {
    if (!dollar || from.chainId !== cluster.caipNetworkId || to.chainId !== from.chainId) return undefined
    const isSale = from.address === solMint && to.address === dollar.mint
    if (!isSale && !(from.address === dollar.mint && to.address === solMint)) return undefined
    const [numerator, denominator] = isSale
      ? [dollarsPerSol, lamportsPerSol]
      : [lamportsPerSol, dollarsPerSol]
    const amounts =
      swapMode === 'exactIn'
        ? {
            fromAmount: amount,
            toAmount: (amount * numerator * (1_000n - spreadPerMille)) / (denominator * 1_000n),
          }
        : {
            fromAmount: (amount * denominator * 1_000n) / (numerator * (1_000n - spreadPerMille)) + 1n,
            toAmount: amount,
          }
    return amounts.toAmount > 0n ? amounts : undefined
  }

  async function quote(request: SourceRequest) {
    const price = getPrice(request)
    if (!price) return undefined
    return {
      ...price,
      steps: [{ kind: 'swap', name: 'Devnet Maker', chainId: request.from.chainId }],
      expiresAt: Math.floor(Date.now() / 1_000) + validSeconds,
    }
  }

  async function pay(mint: string, from: Address, to: Address, amount: bigint, payer: Address) {
    if (mint === solMint) return [createTransfer(from, to, amount)]
    const [source, target] = await Promise.all([findAccount(mint, from), findAccount(mint, to)])
    const create = getCreateAssociatedTokenIdempotentInstruction({
      mint: address(mint),
      owner: to,
      payer: createNoopSigner(payer),
      ata: target,
    })
    const transfer = getTransferCheckedInstruction({
      source,
      mint: address(mint),
      destination: target,
      authority: createNoopSigner(from),
      amount,
      decimals: dollar?.decimals ?? 0,
    })
    return [create, transfer]
  }

  async function build(request: SourceBuild) {
    const price = getPrice(request)
    if (!price) return undefined
    const account = address(request.account)
    const recipient = behavior === 'paysAnother' ? thief : address(request.recipient)
    const sold = behavior === 'takesMore' ? (price.fromAmount * 11n) / 10n : price.fromAmount
    const bought = behavior === 'paysLess' ? (price.toAmount * 9n) / 10n : price.toAmount
    const instructions = [
      ...(await pay(request.from.address, account, maker, sold, account)),
      ...(await pay(request.to.address, maker, recipient, bought, account)),
      ...(await lie(account)),
    ]
    return {
      ...price,
      transaction: await sign(behavior === 'otherSigner' ? thief : account, instructions),
    }
  }

  /** Returns what the transaction does beside the payments. */
  async function lie(account: Address): Promise<readonly Instruction[]> {
    const owner = createNoopSigner(account)
    const source = await findAccount(dollar?.mint ?? '', account)
    if (behavior === 'hiddenApproval')
      return [getApproveInstruction({ source, delegate: thief, owner, amount: 2n ** 64n - 1n })]
    if (behavior === 'hiddenOwner') {
      const authority = { owner, authorityType: AuthorityType.AccountOwner, newAuthority: thief }
      return [getSetAuthorityInstruction({ owned: source, ...authority })]
    }
    return behavior === 'hiddenProgram' ? [createAssign(account, thief)] : []
  }

  /** Signs for the maker. The place of the account's signature is empty. */
  async function sign(account: Address, instructions: readonly Instruction[]): Promise<string> {
    const { value } = (await jsonRpc(post, cluster.rpcUrl, 'getLatestBlockhash')) as {
      readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number }
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayer(account, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash(
          {
            blockhash: (behavior === 'unknownBlockhash' ? solanaMakerThief : value.blockhash) as Blockhash,
            lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
          },
          paid,
        ),
      (alive) => appendTransactionMessageInstructions(instructions, alive),
    )
    const bytes = Uint8Array.from(compileTransaction(message).messageBytes)
    const { accountKeys, header } = parseMessage(bytes)
    const signatures = accountKeys
      .slice(0, header.numRequiredSignatures)
      .map((signer) => (signer === faucetKey.address ? faucetKey.sign(bytes) : new Uint8Array(64)))
    return Buffer.from(encodeTransaction(signatures, bytes)).toString('base64')
  }

  const server = await startSourceServer({
    quote,
    build,
    setBehavior(body) {
      behavior = solanaMakerBehaviorSchema.parse(body).behavior
    },
  })
  return {
    ...server,
    setBehavior(next) {
      behavior = next
    },
  }
}

/** Creates the instruction Assign of the system program. */
function createAssign(account: Address, program: Address): Instruction {
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [{ address: account, role: AccountRole.WRITABLE_SIGNER }],
    data: Uint8Array.of(1, 0, 0, 0, ...getAddressEncoder().encode(program)),
  }
}

async function findAccount(mint: string, owner: Address): Promise<Address> {
  const seeds = { mint: address(mint), owner, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
}
