import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Address, bytesToHex, type Hex, hexToBytes, isAddressEqual, parseAbi, size } from 'viem'
import { privateKeyToAddress, publicKeyToAddress } from 'viem/accounts'
import { createOwnedAccount } from '../contracts/ownedAccount.js'
import type { FakeChain } from '../fakeChain/createFakeChain.js'
import type { TestChain } from '../foundation/TestChain.js'
import type { PageWallet } from './PageWallet.js'

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const valid = '0x1626ba7e'
const invalid = '0xffffffff'
const balance = 10_000n * 10n ** 18n

/**
 * Deploys the accounts of a wallet that are contracts (EIP-1271) on fake chains, with coins.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export function installAccountContracts(
  { contractAccounts, privateKeys }: PageWallet,
  chains: readonly TestChain[],
): void {
  if (!contractAccounts) return
  for (const privateKey of privateKeys) {
    const owner = privateKeyToAddress(privateKey)
    const { address } = createOwnedAccount(owner, contractAccounts.salt)
    for (const chain of chains) if (isFake(chain)) installAccountContract(chain, address, owner)
  }
}

function installAccountContract(chain: FakeChain, address: Address, owner: Address): void {
  if (chain.getBalance(address) === 0n) chain.setBalance(address, balance)
  chain.addContract({
    address,
    abi,
    functions: {
      isValidSignature: ([hash, signature]) => (isSignedBy(owner, hash, signature) ? valid : invalid),
    },
  })
}

function isSignedBy(owner: Address, hash: Hex, signature: Hex): boolean {
  if (size(signature) !== 65) return false
  const bytes = hexToBytes(signature)
  // The library wants the recovery bit first, without Ethereum's offset.
  const recovered = Uint8Array.from([(bytes[64] ?? 0) - 27, ...bytes.slice(0, 64)])
  try {
    const publicKey = secp256k1.recoverPublicKey(recovered, hexToBytes(hash), { prehash: false })
    const uncompressed = secp256k1.Point.fromBytes(publicKey).toBytes(false)
    return isAddressEqual(publicKeyToAddress(bytesToHex(uncompressed)), owner)
  } catch {
    return false
  }
}

function isFake(chain: TestChain): chain is FakeChain {
  return chain.kind === 'fake'
}
