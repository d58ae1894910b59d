/** An account of the cluster. */
export type LedgerAccount = {
  readonly address: string
  readonly lamports: bigint
  /** Base58 address of its owner program. */
  readonly owner: string
  readonly data: Uint8Array
  readonly executable: boolean
}

/** Converts an account of the virtual machine. */
export function toLedgerAccount(account: {
  readonly address: string
  readonly lamports: bigint
  readonly programAddress: string
  readonly data: unknown
  readonly executable: boolean
}): LedgerAccount {
  const { address, lamports, programAddress, data, executable } = account
  return { address, lamports, owner: programAddress, data: Uint8Array.from(data as Uint8Array), executable }
}
