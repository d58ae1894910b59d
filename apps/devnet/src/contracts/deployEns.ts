import { deployer } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  zeroHash,
} from 'viem'
import { readEnsArtifact } from './artifact.js'
import { deployAt } from './deployAt.js'
import { ens, names } from './ens.js'

/**
 * Deploys ENS on a chain that has the tokens, and registers the names of the devnet. The deployer writes all records, so
 * the other accounts have sent no transactions. Each account owns its names, and can change its reverse record.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployEns(rpcUrl: string): Promise<void> {
  const { abi: registryAbi, bytecode } = readEnsArtifact('ENSRegistry')
  const resolver = readEnsArtifact('PublicResolver')
  const reverseRegistrar = readEnsArtifact('ReverseRegistrar')
  const send = (to: Address, data: Hex) =>
    jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [{ from: deployer, to, data }])
  const deploy = (address: Address, data: Hex) => deployAt(rpcUrl, 'of ENS', address, data)
  const call = (to: Address, abi: Abi, functionName: string, args: readonly unknown[]) =>
    send(to, encodeFunctionData({ abi, functionName, args }))

  await deploy(ens.registry, bytecode)
  await deploy(ens.resolver, encodeDeployData({ ...resolver, args: [ens.registry] }))
  await deploy(
    ens.reverseRegistrar,
    encodeDeployData({ ...reverseRegistrar, args: [ens.registry, ens.resolver] }),
  )

  const setRegistry = (functionName: string, args: readonly unknown[]) =>
    call(ens.registry, registryAbi, functionName, args)
  const addOwner = (parent: Hex, label: string) =>
    setRegistry('setSubnodeOwner', [parent, labelhash(label), deployer])
  const addRecord = (parent: string, label: string) =>
    setRegistry('setSubnodeRecord', [namehash(parent), labelhash(label), deployer, ens.resolver, 0n])
  const records: Hex[] = []
  const setRecord = (functionName: string, args: readonly unknown[]) =>
    records.push(encodeFunctionData({ abi: resolver.abi, functionName, args }))
  const addReverseRecord = async (address: Address, name: string) => {
    const label = address.slice(2).toLowerCase()
    await addRecord('addr.reverse', label)
    setRecord('setName', [namehash(`${label}.addr.reverse`), name])
  }

  await addOwner(zeroHash, 'eth')
  await addOwner(zeroHash, 'reverse')
  await addOwner(namehash('reverse'), 'addr')
  for (const { name, address, avatar } of names) {
    const node = namehash(name)
    await addRecord('eth', name.replace('.eth', ''))
    setRecord('setAddr', [node, address])
    setRecord('setText', [node, 'avatar', avatar])
    await addReverseRecord(address, name)
  }
  await addReverseRecord(accounts[1]?.address ?? '0x', names[0]?.name ?? '')
  await call(ens.resolver, resolver.abi, 'multicall', [records])
  for (const { name, address } of names) await setRegistry('setOwner', [namehash(name), address])
  await setRegistry('setOwner', [namehash('addr.reverse'), ens.reverseRegistrar])
}
