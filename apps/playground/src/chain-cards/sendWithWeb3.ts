import { getConnectedWallet, getConnection, sendTransaction } from '@latchkit/adapter-solana/web3js'
import type { Latchkit } from '@latchkit/core'
import { SystemProgram, Transaction } from '@solana/web3.js'

/** Sends one lamport to the account itself with a transaction of web3.js. Returns its signature. */
export async function sendWithWeb3(kit: Latchkit): Promise<string> {
  const { publicKey } = getConnectedWallet(kit)
  const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: publicKey, lamports: 1 })
  const transaction = new Transaction().add(transfer)
  return sendTransaction(kit, { transaction, connection: getConnection(kit) })
}
