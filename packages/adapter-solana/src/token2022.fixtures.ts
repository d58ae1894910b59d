import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'

const token2022Program = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The space of a mint with one extension: the base, the type of the account, and the extension. */
const mintLength = { fee: 278, 'non-transferable': 170, plain: 82 } as const

/** Returns the associated token account of a wallet for a token of Token-2022. */
export function findTokenAccount(owner: PublicKey, mint: PublicKey): PublicKey {
  const seeds = [owner.toBuffer(), token2022Program.toBuffer(), mint.toBuffer()]
  return PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)[0]
}

/**
 * Creates a token of Token-2022 with 2 decimals, and gives 1,000,000 base units to its creator. `fee`: it takes 1 %, at most 50
 * base units.
 */
export async function createToken2022(
  node: Connection,
  creator: Keypair,
  extension: keyof typeof mintLength,
): Promise<PublicKey> {
  const mint = Keypair.generate()
  const owner = creator.publicKey
  const space = mintLength[extension]
  const account = findTokenAccount(owner, mint.publicKey)
  const call = (data: Buffer, ...keys: readonly [PublicKey, boolean, boolean?][]) =>
    new TransactionInstruction({
      programId: token2022Program,
      data,
      keys: keys.map(([pubkey, isWritable, isSigner = false]) => ({ pubkey, isWritable, isSigner })),
    })
  const withOwner = (start: readonly number[]) => Buffer.concat([Buffer.from(start), owner.toBuffer()])
  const amount = Buffer.alloc(9, 7)
  amount.writeBigUInt64LE(1_000_000n, 1)
  const rates = Buffer.alloc(10)
  rates.writeUInt16LE(100)
  rates.writeBigUInt64LE(50n, 2)
  const extend = {
    fee: [call(Buffer.concat([withOwner([26, 0, 1]), withOwner([1]), rates]), [mint.publicKey, true])],
    'non-transferable': [call(Buffer.from([32]), [mint.publicKey, true])],
    plain: [],
  }[extension]
  const transaction = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: owner,
      newAccountPubkey: mint.publicKey,
      lamports: await node.getMinimumBalanceForRentExemption(space),
      space,
      programId: token2022Program,
    }),
    ...extend,
    // With a freeze authority.
    call(Buffer.concat([withOwner([20, 2]), withOwner([1])]), [mint.publicKey, true]),
    new TransactionInstruction({
      programId: associatedTokenProgram,
      data: Buffer.from([1]),
      keys: [
        { pubkey: owner, isSigner: true, isWritable: true },
        { pubkey: account, isSigner: false, isWritable: true },
        ...[owner, mint.publicKey, SystemProgram.programId, token2022Program].map((pubkey) => ({
          pubkey,
          isSigner: false,
          isWritable: false,
        })),
      ],
    }),
    call(amount, [mint.publicKey, true], [account, true], [owner, false, true]),
  )
  await sendAndConfirmTransaction(node, transaction, [creator, mint])
  return mint.publicKey
}

/** Freezes the token account of a wallet. */
export async function freezeTokenAccount(
  node: Connection,
  creator: Keypair,
  { mint, owner }: { readonly mint: PublicKey; readonly owner: PublicKey },
): Promise<void> {
  const keys = [findTokenAccount(owner, mint), mint, creator.publicKey].map((pubkey, at) => ({
    pubkey,
    isWritable: at === 0,
    isSigner: at === 2,
  }))
  const instruction = new TransactionInstruction({
    programId: token2022Program,
    data: Buffer.from([10]),
    keys,
  })
  await sendAndConfirmTransaction(node, new Transaction().add(instruction), [creator])
}
