import { generateKeyPairSync, sign } from 'node:crypto'
import { privateKeyToAccount } from 'viem/accounts'
import {
  accounts,
  bitcoinAccounts,
  bitcoinCaipNetworkId,
  startDevnet,
} from '../apps/devnet/src/exports/index.js'
import { encodeBase58 } from '../packages/core/src/foundation/encoding/base58.js'
import { createMessage, createRpcReader, verifyMessage } from '../packages/siwx/src/exports/index.js'
import { toKeys, toWalletAddress } from '../packages/test/src/bitcoinWallet/keys.js'
import { signMessage } from '../packages/test/src/bitcoinWallet/signMessage.js'
import { createOwnedAccount } from '../packages/test/src/contracts/ownedAccount.js'

/** @typedef {{ name: string, chainId: string, address: string, sign: (message: string) => Promise<string> }} Signer */

const runs = 500
const warmUps = 50
const evm = 'eip155:31337'
const fields = { domain: 'app.example.com', uri: 'https://app.example.com', nonce: 'k3Vt8sQ2mZ' }

/**
 * Measures `verifyMessage` one call at a time, with a message of its own for each. Contract accounts include the requests to a node on the same
 * machine.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name and figures.
 */
export async function measureSignIn() {
  const devnet = await startDevnet({ chainIds: [31337] })
  try {
    const reader = createRpcReader({ rpcUrls: { [evm]: devnet.chains[0]?.rpcUrl ?? '' } })
    const rows = []
    for (const signer of createSigners()) rows.push([signer.name, describe(await measure(signer, reader))])
    return rows
  } finally {
    await devnet.stop()
  }
}

/** @returns {readonly Signer[]} */
function createSigners() {
  const owner = privateKeyToAccount(accounts[8]?.privateKey ?? '0x')
  const signOwn = (/** @type {string} */ message) => owner.signMessage({ message })
  // The account of the wallet Vault, and that of Sapling.
  const [deployed, undeployed] = [1, 2].map((salt) => createOwnedAccount(owner.address, salt))
  if (!deployed || !undeployed) throw new Error('There are no contract accounts.')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const solanaKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const { payment, ordinals } = bitcoinAccounts[0] ?? {}
  const bitcoinKeys = toKeys({
    payment: payment?.privateKey ?? '',
    ordinals: ordinals?.privateKey ?? '',
  })
  return [
    { name: 'EVM, key', chainId: evm, address: owner.address, sign: signOwn },
    { name: 'EVM, contract (EIP-1271)', chainId: evm, address: deployed.address, sign: signOwn },
    {
      name: 'EVM, contract that is not deployed (EIP-6492)',
      chainId: evm,
      address: undeployed.address,
      sign: async (message) => undeployed.wrap(await signOwn(message)),
    },
    {
      name: 'Solana (Ed25519)',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      address: encodeBase58(solanaKey),
      sign: async (message) => sign(null, Buffer.from(message), privateKey).toString('base64'),
    },
    ...bitcoinKeys.map((key) => ({
      name: `Bitcoin, ${key.type === 'p2wpkh' ? 'P2WPKH' : 'P2TR'} (BIP-322)`,
      chainId: bitcoinCaipNetworkId,
      address: toWalletAddress(key, 'regtest').address,
      sign: async (/** @type {string} */ message) =>
        Buffer.from(signMessage(key, Buffer.from(message), 'bip322')).toString('base64'),
    })),
  ]
}

/**
 * @param {Signer} signer
 * @param {import('../packages/siwx/src/exports/index.js').ChainReader} reader
 * @returns {Promise<readonly number[]>} The times in ms, the shortest first.
 */
async function measure({ name, chainId, address, sign }, reader) {
  const times = []
  for (let run = 0; run < warmUps + runs; run += 1) {
    const message = createMessage({
      ...{ ...fields, chainId, address, requestId: String(run) },
      issuedAt: new Date().toISOString(),
    })
    const signature = await sign(message)
    const start = performance.now()
    const result = await verifyMessage({ message, signature, expected: fields, reader })
    const ms = performance.now() - start
    if (!result.ok) throw new Error(`${name}: ${result.reason}`)
    if (run >= warmUps) times.push(ms)
  }
  return times.sort((a, b) => a - b)
}

/** @param {readonly number[]} times */
function describe(times) {
  const at = (/** @type {number} */ share) => `${times[Math.ceil(share * times.length) - 1]?.toFixed(2)} ms`
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`
}
