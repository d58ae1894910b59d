import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  toHex,
} from 'viem'
import { DevnetError } from '../foundation/DevnetError.js'
import { readArtifact, readEnsArtifact } from './artifact.js'
import { ens, nameResolvers, nameResolversDeployer, nameZone } from './ens.js'

/** A server whose signed answers the resolver of the zone accepts. */
export type NameServer = {
  /** `http://127.0.0.1:8787/v1/ccip/{sender}/{data}.json`, or a URL without `{data}` for POST. */
  readonly urls: readonly string[]
  readonly signer: Address
}

/**
 * Deploys a universal resolver, and a resolver that asks the server for the names of the zone, and registers the zone with
 * it in ENS. An account that does nothing else deploys them, so their addresses do not depend on other contracts.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployNameResolvers(rpcUrl: string, { urls, signer }: NameServer): Promise<void> {
  const call = (method: string, params: readonly unknown[]) => jsonRpc(post, rpcUrl, method, params)
  const deploy = async (address: Address, data: Hex) => {
    const receipt = await call('eth_sendTransactionSync', [{ from: nameResolversDeployer, data }])
    const { contractAddress } = receipt as { readonly contractAddress: string | null }
    if (contractAddress !== address.toLowerCase())
      throw new DevnetError(`The resolver of names is at ${contractAddress}, not at ${address}.`)
  }
  await call('anvil_impersonateAccount', [nameResolversDeployer])
  await call('anvil_setBalance', [nameResolversDeployer, toHex(10n ** 18n)])
  await deploy(
    nameResolvers.universal,
    encodeDeployData({ ...readArtifact('UniversalResolver'), args: [ens.registry] }),
  )
  await deploy(
    nameResolvers.offchain,
    encodeDeployData({ ...readArtifact('OffchainResolver'), args: [urls, signer] }),
  )
  const [label = '', ...parent] = nameZone.split('.')
  const data = encodeFunctionData({
    abi: readEnsArtifact('ENSRegistry').abi,
    functionName: 'setSubnodeRecord',
    args: [namehash(parent.join('.')), labelhash(label), deployer, nameResolvers.offchain, 0n],
  })
  await call('eth_sendTransactionSync', [{ from: deployer, to: ens.registry, data }])
}
