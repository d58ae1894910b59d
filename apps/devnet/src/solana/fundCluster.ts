import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { type SolanaKey, toSolanaKey } from '@latchkit/test/source/solana/keys'
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
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { DevnetError } from '../foundation/DevnetError.js'
import type { Ledger } from './createLedger.js'
import { faucetKey } from './faucetKey.js'
import { createNftMints, solanaNfts } from './nfts.js'
import { type SolanaToken, solanaTokens } from './tokens.js'
import { describeTransactionError } from './transactionError.js'

/** Initial balance of each account. */
const startingLamports = 1_000_000_000_000n

const makerBalance = 1_000_000_000_000n

/** The keys of the tokens' mints, in token order. Unused afterwards. */
const mintKeys: readonly SolanaKey[] = [
  '5MeaDkFXjAZMsqA9k84LRiFcUzTA6ztzzosYwyKYYfxjReSk975a11Mh34kUX1zWnt8DGiVeLV1zvY5VFfSwXnsr',
].map(toSolanaKey)

/**
 * Funds each account with SOL, and creates the tokens and the NFTs. The real programs mint them. The faucet pays.
 *
 * @throws DevnetError if a program fails.
 */
export async function fundCluster(ledger: Ledger): Promise<void> {
  for (const account of solanaAccounts) ledger.setLamports(account.address, startingLamports)
  for (const [index, token] of solanaTokens.entries()) {
    const key = mintKeys[index]
    if (!key) throw new DevnetError(`${token.symbol} has no mint key.`)
    execute(ledger, createMint(ledger, token), [faucetKey, key])
    for (const account of solanaAccounts)
      execute(ledger, await giveTokens(token, account.address), [faucetKey])
    // The stock of the market maker, which has the key of the faucet.
    execute(ledger, await giveTokens({ ...token, balance: makerBalance }, faucetKey.address), [faucetKey])
  }
  await createNftMints(ledger)
  for (const { mint, owner } of solanaNfts)
    execute(ledger, await giveTokens({ mint, balance: 1n }, owner), [faucetKey])
}

function createMint(ledger: Ledger, { mint, decimals }: SolanaToken): readonly Instruction[] {
  const space = getMintSize()
  return [
    createAccount(address(mint), ledger.rentFor(space), space),
    getInitializeMint2Instruction({
      mint: address(mint),
      decimals,
      mintAuthority: address(faucetKey.address),
    }),
  ]
}

async function giveTokens(
  { mint: mintText, balance }: Pick<SolanaToken, 'mint' | 'balance'>,
  to: string,
): Promise<readonly Instruction[]> {
  const mint = address(mintText)
  const owner = address(to)
  const payer = createNoopSigner(address(faucetKey.address))
  const [ata] = await findAssociatedTokenPda({ mint, owner, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ mint, owner, payer, ata }),
    getMintToInstruction({ mint, token: ata, mintAuthority: payer, amount: balance }),
  ]
}

/** The system program's CreateAccount instruction. */
function createAccount(of: Address, lamports: bigint, space: number): Instruction {
  const data = new Uint8Array(52)
  const view = new DataView(data.buffer)
  view.setBigUint64(4, lamports, true)
  view.setBigUint64(12, BigInt(space), true)
  data.set(getAddressEncoder().encode(TOKEN_PROGRAM_ADDRESS), 20)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(faucetKey.address), role: AccountRole.WRITABLE_SIGNER },
      { address: of, role: AccountRole.WRITABLE_SIGNER },
    ],
    data,
  }
}

function execute(ledger: Ledger, instructions: readonly Instruction[], keys: readonly SolanaKey[]): void {
  const { blockhash, height } = ledger.blocks.latest()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address(faucetKey.address), empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: BigInt(height) },
        paid,
      ),
    (alive) => appendTransactionMessageInstructions(instructions, alive),
  )
  const bytes = Uint8Array.from(compileTransaction(message).messageBytes)
  const { accountKeys, header } = parseMessage(bytes)
  const signatures = accountKeys.slice(0, header.numRequiredSignatures).map((signer) => {
    const key = keys.find((each) => each.address === signer)
    if (!key) throw new DevnetError(`No key for signer ${signer}.`)
    return key.sign(bytes)
  })
  const error = ledger.execute(encodeTransaction(signatures, bytes))?.outcome.error
  if (error !== undefined)
    throw new DevnetError(`Creating the Solana tokens failed: ${describeTransactionError(error)}.`)
}
