import {
  AccountRole,
  type Address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  type createSolanaRpc,
  createTransactionMessage,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  verifySignature,
} from '@solana/kit'

const systemProgram = '11111111111111111111111111111111' as Address

/** Creates a transaction that transfers lamports of an account to itself, without signatures. */
export async function createTransfer(
  rpc: ReturnType<typeof createSolanaRpc>,
  address: string,
  lamports: number,
): Promise<Uint8Array> {
  const { value } = await rpc.getLatestBlockhash().send()
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, BigInt(lamports), true)
  const role = AccountRole.WRITABLE
  const payer = address as Address
  const instruction = {
    programAddress: systemProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: payer, role },
    ],
    data: new Uint8Array(data.buffer),
  }
  const message = appendTransactionMessageInstruction(
    instruction,
    setTransactionMessageLifetimeUsingBlockhash(
      { blockhash: blockhash(value.blockhash), lastValidBlockHeight: value.lastValidBlockHeight },
      setTransactionMessageFeePayer(payer, createTransactionMessage({ version: 0 })),
    ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** Returns whether an account has signed a transaction. */
export async function isSignedBy(transaction: Uint8Array, address: string): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(transaction)
  const signature = signatures[address as Address]
  return (
    !!signature && verifySignature(await getPublicKeyFromAddress(address as Address), signature, messageBytes)
  )
}
