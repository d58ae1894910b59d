import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { jsonRpc, post } from '../jsonRpc.js'
import type { SolanaChain } from '../solana/cluster.js'
import { createTransfer } from '../solana/createTransfer.js'
import { faucetKey } from '../solana/faucetKey.js'
import { solanaTokens } from '../solana/tokens.js'
import { encodeTransaction, parseMessage } from '../solana/wire.js'
import {
  type SourceBuild,
  type SourceRequest,
  type SourceServer,
  startSourceServer,
} from './startSourceServer.js'

/** The mint that stands for SOL. */
const solMint = 'So11111111111111111111111111111111111111112'
/** 1 SOL is 150 TUSD: base units of TUSD for 10^9 lamports. */
const dollarsPerSol = 150_000_000n
const lamportsPerSol = 1_000_000_000n
/** What the maker keeps, of 1,000. */
const spreadPerMille = 3n
const validSeconds = 60

/**
 * Starts a market maker for SOL and TUSD on the Solana cluster. Its transaction contains both payments, so that it is executed
 * as a whole or not at all. The maker has signed it; the account pays the fee, and signs it too.
 */
export async function startSolanaMaker(cluster: SolanaChain): Promise<SourceServer> {
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
    const [account, recipient] = [address(request.account), address(request.recipient)]
    const instructions = [
      ...(await pay(request.from.address, account, maker, price.fromAmount, account)),
      ...(await pay(request.to.address, maker, recipient, price.toAmount, account)),
    ]
    return { ...price, transaction: await sign(account, instructions) }
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
            blockhash: value.blockhash as Blockhash,
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

  return startSourceServer({ quote, build })
}

async function findAccount(mint: string, owner: Address): Promise<Address> {
  const seeds = { mint: address(mint), owner, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
}
