import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { base58 } from '@scure/base'
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { WebSocket } from 'ws'
import { solanaTokens } from '../solana/tokens.js'

/** The programs and the token as web3.js addresses. */
export const tokenProgram: PublicKey = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ataProgram: PublicKey = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const mint: PublicKey = new PublicKey(solanaTokens[0]?.mint ?? '')
/** Two accounts of no wallet. */
export const payer: Keypair = getKeypair(4)
export const other: Keypair = getKeypair(5)

/** Returns the key pair of an account. */
export function getKeypair(index: number): Keypair {
  return Keypair.fromSecretKey(base58.decode(solanaAccounts[index]?.secretKey ?? ''))
}

/** Returns an owner's associated token account. */
export function getTokenAccount(owner: PublicKey): PublicKey {
  return PublicKey.findProgramAddressSync(
    [owner.toBytes(), tokenProgram.toBytes(), mint.toBytes()],
    ataProgram,
  )[0]
}

/** A signed transaction of the payer. */
export type Signed = {
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  readonly transaction: Transaction
  readonly bytes: Buffer
  readonly signature: string
}

/** Creates a signed transaction of the payer. */
export async function createSigned(
  connection: Connection,
  ...instructions: TransactionInstruction[]
): Promise<Signed> {
  const lifetime = await connection.getLatestBlockhash()
  const transaction = new Transaction({ ...lifetime, feePayer: payer.publicKey }).add(...instructions)
  transaction.sign(payer)
  return {
    ...lifetime,
    transaction,
    bytes: transaction.serialize(),
    signature: base58.encode(transaction.signature ?? new Uint8Array()),
  }
}

/** Creates a SOL transfer from the payer, by default to an account of no wallet. */
export function createTransfer(
  lamports: number | bigint,
  toPubkey: PublicKey = Keypair.generate().publicKey,
): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports })
}

/** Creates a token transfer from the payer to a token account. */
export function transferTokens(amount: bigint, to: PublicKey): TransactionInstruction {
  const data = Buffer.alloc(10)
  data.writeUInt8(12, 0)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(6, 9)
  const keys = [
    { pubkey: getTokenAccount(payer.publicKey), isSigner: false, isWritable: true },
    { pubkey: mint, isSigner: false, isWritable: false },
    { pubkey: to, isSigner: false, isWritable: true },
    { pubkey: payer.publicKey, isSigner: true, isWritable: false },
  ]
  return new TransactionInstruction({ programId: tokenProgram, keys, data })
}

/** Calls a method that web3.js does not have; `text` is the unparsed response. */
export async function rpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<{ readonly text: string; readonly result?: unknown; readonly error?: unknown }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', body })
  return {
    text: await response.clone().text(),
    ...((await response.json()) as { result?: unknown; error?: unknown }),
  }
}

/** Sends JSON-RPC over a WebSocket, one message at a time. */
export class WebSocketClient {
  readonly #socket: WebSocket
  readonly #messages: unknown[] = []
  #wake: () => void = () => {}
  readonly closed: Promise<unknown>

  constructor(url: string) {
    this.#socket = new WebSocket(url)
    this.closed = new Promise((resolve) => this.#socket.addEventListener('close', resolve))
    this.#socket.addEventListener('message', ({ data }) => {
      this.#messages.push(JSON.parse(String(data)))
      this.#wake()
    })
  }

  async send(method: string, params: readonly unknown[]): Promise<{ result?: unknown }> {
    if (this.#socket.readyState === 0)
      await new Promise((resolve) => this.#socket.addEventListener('open', resolve))
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return (await this.next()) as { result?: unknown }
  }

  async next(): Promise<unknown> {
    while (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#messages.shift()
  }

  close(): void {
    this.#socket.close()
  }
}
