import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { readArtifact } from '../contracts/artifact.js'
import { farcasterUsers } from './farcasterUsers.js'
import { idRegistryAddress, registerFid } from './registerFid.js'

/** Deploys the IdRegistry of Farcaster on a local chain, and registers the users. */
export async function deployIdRegistry(rpcUrl: string): Promise<void> {
  const { deployedBytecode } = readArtifact('IdRegistry')
  await jsonRpc(post, rpcUrl, 'anvil_setCode', [idRegistryAddress, deployedBytecode])
  for (const { custody, fid } of farcasterUsers) await registerFid(rpcUrl, custody.address, fid)
}
