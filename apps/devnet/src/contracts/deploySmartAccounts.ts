import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  delegationContracts,
  type EnforcerName,
  entryPoints,
  simple7702Account,
} from '@latchkit/test/source/contracts/smartAccounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import * as bytecodes from '@metamask/delegation-abis/bytecode'
import { type Address, concatHex, encodeAbiParameters, getCreate2Address, type Hex, zeroHash } from 'viem'
import { DevnetError } from '../foundation/DevnetError.js'

/** Deploys the bytecode after the first 32 bytes, which are the salt. On public chains and on anvil. */
const proxy: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Sends these transactions, so that the transactions of the devnet's accounts do not depend on them. */
const sender: Address = '0x7702770277027702770277027702770277027702'

type Deployment = {
  readonly name: string
  readonly address: Address
  /** Creation bytecode with constructor arguments. */
  readonly data: Hex
  readonly salt: Hex
}

/**
 * Deploys the contracts of smart accounts: EntryPoint 0.7 and 0.8, accounts for EIP-7702 and ERC-4337, and the contracts
 * that check delegations.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 * @see https://eips.ethereum.org/EIPS/eip-4337
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deploySmartAccounts(rpcUrl: string): Promise<void> {
  await jsonRpc(post, rpcUrl, 'anvil_setBalance', [sender, '0x56bc75e2d63100000'])
  await jsonRpc(post, rpcUrl, 'anvil_impersonateAccount', [sender])
  for (const deployment of getDeployments()) await deploy(rpcUrl, deployment)
  await jsonRpc(post, rpcUrl, 'anvil_stopImpersonatingAccount', [sender])
}

async function deploy(rpcUrl: string, { name, address, data, salt }: Deployment): Promise<void> {
  const actual = getCreate2Address({ from: proxy, salt, bytecode: data })
  if (actual !== address) throw new DevnetError(`The contract ${name} is at ${actual}, not at ${address}.`)
  const transaction = { from: sender, to: proxy, data: concatHex([salt, data]) }
  await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [transaction])
}

/** The contracts with their constructor arguments. Both EntryPoints have the same salts as on public chains. */
function getDeployments(): readonly Deployment[] {
  const { statelessAccount, hybridAccount, passkeyVerifier, delegationManager, factory, enforcers } =
    delegationContracts
  const hybridCode = bytecodes.HybridDeleGator.replace(/__\$\w+\$__/g, passkeyVerifier.slice(2))
  const accountArguments = toArguments(delegationManager, entryPoints['0.7'])
  return [
    {
      name: 'EntryPoint 0.7',
      address: entryPoints['0.7'],
      data: readBytecode('account-abstraction-0.7', 'EntryPoint'),
      salt: '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3',
    },
    {
      name: 'EntryPoint 0.8',
      address: entryPoints['0.8'],
      data: readBytecode('@account-abstraction/contracts', 'EntryPoint'),
      salt: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
    },
    ofOwn(
      'Simple7702Account',
      simple7702Account,
      readBytecode('@account-abstraction/contracts', 'Simple7702Account'),
    ),
    // Its owner can pause it; this owner has no key.
    ofOwn('DelegationManager', delegationManager, bytecodes.DelegationManager, toArguments(sender)),
    ofOwn(
      'EIP7702StatelessDeleGator',
      statelessAccount,
      bytecodes.EIP7702StatelessDeleGator,
      accountArguments,
    ),
    ofOwn('SCL_RIP7212', passkeyVerifier, bytecodes.SCL_RIP7212),
    ofOwn('HybridDeleGator', hybridAccount, hybridCode, accountArguments),
    ofOwn('SimpleFactory', factory, bytecodes.SimpleFactory),
    ...Object.entries(enforcers).map(([name, address]) =>
      // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing is bundled here.
      ofOwn(name, address, bytecodes[name as EnforcerName]),
    ),
  ]
}

/** A contract at an address of this devnet. Public chains have it at another one, because of its salt or its compiler. */
function ofOwn(
  name: string,
  address: Address,
  bytecode: string,
  constructorArguments: Hex = '0x',
): Deployment {
  const hex: Hex = bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`
  return { name, address, data: concatHex([hex, constructorArguments]), salt: zeroHash }
}

function toArguments(...addresses: readonly Address[]): Hex {
  return encodeAbiParameters(
    addresses.map(() => ({ type: 'address' })),
    addresses,
  )
}

function readBytecode(packageName: string, contract: string): Hex {
  const file = createRequire(import.meta.url).resolve(`${packageName}/artifacts/${contract}.json`)
  return JSON.parse(readFileSync(file, 'utf8')).bytecode
}
