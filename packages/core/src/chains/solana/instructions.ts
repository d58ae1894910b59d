import {
  AccountRole,
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Instruction,
} from '@solana/kit'

/** The owner of accounts that are wallets. */
export const systemProgram: Address = address('11111111111111111111111111111111')
const computeBudgetProgram = address('ComputeBudget111111111111111111111111111111')
const associatedTokenProgram = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** SPL Token, and Token-2022, which shares these instructions. */
export const tokenPrograms: readonly Address[] = [
  address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
]

/** Transfers lamports (System program, instruction 2). */
export function transferSol(from: Address, to: Address, amount: bigint): Instruction {
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: pack([2, 4], [amount, 8]),
  }
}

/**
 * Transfers tokens between token accounts (SPL Token, instruction 12). Fails if the mint or its
 * decimals differ.
 */
export function transferToken(parameters: {
  readonly program: Address
  readonly mint: Address
  readonly source: Address
  readonly destination: Address
  readonly owner: Address
  readonly amount: bigint
  readonly decimals: number
}): Instruction {
  const { program, mint, source, destination, owner, amount, decimals } = parameters
  return {
    programAddress: program,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY_SIGNER },
    ],
    data: pack([12, 1], [amount, 8], [decimals, 1]),
  }
}

/**
 * Transfers tokens like `transferToken`, with the fee that the token takes (Token-2022, instruction 26, 1). Fails if the fee
 * differs.
 */
export function transferTokenWithFee(
  parameters: Parameters<typeof transferToken>[0] & { readonly fee: bigint },
): Instruction {
  const { amount, decimals, fee } = parameters
  return { ...transferToken(parameters), data: pack([26, 1], [1, 1], [amount, 8], [decimals, 1], [fee, 8]) }
}

/**
 * Creates the associated token account of an owner if it does not exist (Associated Token Account
 * program, instruction 1).
 */
export function createTokenAccount(parameters: {
  readonly program: Address
  readonly mint: Address
  readonly account: Address
  readonly owner: Address
  readonly payer: Address
}): Instruction {
  const { program, mint, account, owner, payer } = parameters
  return {
    programAddress: associatedTokenProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: account, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY },
      { address: mint, role: AccountRole.READONLY },
      { address: systemProgram, role: AccountRole.READONLY },
      { address: program, role: AccountRole.READONLY },
    ],
    data: pack([1, 1]),
  }
}

/** Sets the compute unit limit of the transaction (Compute Budget program, instruction 2). */
export function limitComputeUnits(units: number): Instruction {
  return { programAddress: computeBudgetProgram, data: pack([2, 1], [units, 4]) }
}

/** Sets the price per compute unit, in micro-lamports (Compute Budget program, instruction 3). */
export function payForComputeUnits(microLamports: bigint): Instruction {
  return { programAddress: computeBudgetProgram, data: pack([3, 1], [microLamports, 8]) }
}

/** Returns the address of an owner's associated token account for a mint. */
export async function tokenAccountOf(owner: Address, mint: Address, program: Address): Promise<Address> {
  const { encode } = getAddressEncoder()
  const seeds = [encode(owner), encode(program), encode(mint)]
  const [account] = await getProgramDerivedAddress({ programAddress: associatedTokenProgram, seeds })
  return account
}

/** Encodes numbers, each with its length in bytes, little-endian. */
function pack(...fields: readonly (readonly [value: bigint | number, bytes: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 255n)),
    ),
  )
}
