import { createPublicKey, verify } from 'node:crypto'
import type { Network } from '@latchkit/core'
import type { SolanaUnderTest } from '@latchkit/core/testing'
import { solanaTokens } from '@latchkit/devnet'
import { base58 } from '@scure/base'
// The code under test imports it lazily. It is loaded here first, so that no test has to wait.
import '@solana/kit'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

/** Reads the chain with web3.js and Node's ed25519, independent of @solana/kit, which the adapter uses. */
export function createChainUnderTest(network: Network): SolanaUnderTest {
  const [url = ''] = network.rpcUrls.default.http
  const node = new Connection(url, 'confirmed')
  const [token] = solanaTokens
  if (!token) throw new Error('The devnet has no token.')
  return {
    token,
    newAddress: () => Keypair.generate().publicKey.toBase58(),
    transaction: (parameters) => lamportsTransfer(node, parameters),
    async isSignedBy(transaction, address) {
      const { message, signatures } = VersionedTransaction.deserialize(transaction)
      const at = message.staticAccountKeys.findIndex((key) => key.toBase58() === address)
      return verifySignature(address, message.serialize(), signatures[at] ?? new Uint8Array())
    },
    async executed(signature) {
      const found = await node.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
      if (!found) throw new Error(`Transaction ${signature} was not executed.`)
      const { message } = found.transaction
      const key = (at: number) => message.staticAccountKeys[at]?.toBase58() ?? ''
      const instructions = message.compiledInstructions.map(({ programIdIndex, data }) => ({
        program: key(programIdIndex),
        data: Buffer.from(data),
      }))
      const budget = instructions.filter(({ program }) => program.startsWith('ComputeBudget'))
      return {
        feePayer: key(0),
        programs: instructions.map(({ program }) => program),
        computeUnitLimit: budget.find(({ data }) => data[0] === 2)?.data.readUInt32LE(1),
        computeUnitPrice: budget.find(({ data }) => data[0] === 3)?.data.readBigUInt64LE(1),
      }
    },
    async tokenBalance(owner) {
      const mint = new PublicKey(token.mint)
      const { value } = await node.getParsedTokenAccountsByOwner(new PublicKey(owner), { mint })
      return value.reduce((sum, each) => sum + BigInt(each.account.data.parsed.info.tokenAmount.amount), 0n)
    },
    expireTransactions: () => callDevnet(network, 'devnet_advance', [151]),
    loseTransactions: (losing) => callDevnet(network, 'devnet_setDropping', [losing]),
  }
}

/** Verifies a signature with Node's crypto library. */
export function verifySignature(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

/** Calls an RPC method that only the devnet's cluster has. */
export async function callDevnet(
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<void> {
  const [url = ''] = network.rpcUrls.default.http
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error } = (await response.json()) as { readonly error?: { readonly message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
}

async function lamportsTransfer(
  node: Connection,
  parameters: Parameters<SolanaUnderTest['transaction']>[0],
): Promise<Uint8Array> {
  const { from, to, lamports, version } = parameters
  const { blockhash } = await node.getLatestBlockhash()
  const payerKey = new PublicKey(from)
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(to), lamports })
  const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [transfer] })
  const compiled = version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage()
  return new VersionedTransaction(compiled).serialize()
}
