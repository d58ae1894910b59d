import { delegationContracts, entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  parseAbi,
  zeroHash,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { readPaymasterArtifact } from '../contracts/artifact.js'
import type { EvmChain } from '../evm/evmChain.js'
import type { GatewayBundlerSettings, GatewayProject } from './loadGateway.mjs'

/** Send the transactions of the bundler: of EntryPoint 0.7, and of 0.8. */
const executorKeys = { '0.7': `0x${'b3'.repeat(32)}`, '0.8': `0x${'b1'.repeat(32)}` } as const

/** Signs for the paymasters, and owns them. */
const signerKey: Hex = `0x${'b2'.repeat(32)}`

/** 1,000 coins in wei. */
const funds = '0x3635c9adc5dea00000'

/** Deploys the bytecode after the first 32 bytes, which are the salt. On public chains and on anvil. */
const create2Proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/**
 * Creates the settings of a bundler and a paymaster on every chain. Funds the executors, deploys the contracts of the
 * paymaster, and deposits in the EntryPoints for them.
 */
export async function createBundlerSettings(chains: readonly EvmChain[]): Promise<GatewayBundlerSettings> {
  for (const { rpcUrl } of chains) await preparePaymasters(rpcUrl)
  return {
    chains: chains.map(({ id }) => ({
      chainId: `eip155:${id}`,
      executorKeys: [executorKeys['0.7'], executorKeys['0.8']],
      // Traces take seconds on a busy machine, and the accounts of the devnet are known.
      tracing: 'off',
      trustedEntities: [delegationContracts.factory],
      paymaster: {
        addresses: { '0.7': getPaymaster('0.7').address, '0.8': getPaymaster('0.8').address },
        signerKey,
      },
    })),
    pollMs: 100,
  }
}

/** Creates the policy of the devnet's project: it sponsors everything, up to a limit. */
export function createSponsorship(chains: readonly EvmChain[]): NonNullable<GatewayProject['sponsorship']> {
  return {
    chains: chains.map(({ id }) => `eip155:${id}`),
    maxPerOperation: '100000000000000000',
    budgetPerDay: '100000000000000000000',
    // The wallets of the devnet are their own bundlers.
    otherBundlers: { maxUnsent: '10000000000000000000' },
    // Tests and scripts have no origin.
    requireOrigin: false,
  }
}

function getPaymaster(version: '0.7' | '0.8') {
  const owner = privateKeyToAddress(signerKey)
  const bytecode = concatHex([
    readPaymasterArtifact().bytecode,
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'address' }, { type: 'address' }, { type: 'address[]' }],
      [entryPoints[version], owner, owner, [privateKeyToAddress(executorKeys[version])]],
    ),
  ])
  return { bytecode, address: getCreate2Address({ from: create2Proxy, salt: zeroHash, bytecode }) }
}

async function preparePaymasters(rpcUrl: string): Promise<void> {
  for (const version of ['0.7', '0.8'] as const) {
    const executor = privateKeyToAddress(executorKeys[version])
    const send = (transaction: object) =>
      jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [{ from: executor, ...transaction }])
    await jsonRpc(post, rpcUrl, 'anvil_setBalance', [executor, funds])
    await jsonRpc(post, rpcUrl, 'anvil_impersonateAccount', [executor])
    const { bytecode, address } = getPaymaster(version)
    await send({ to: create2Proxy, data: concatHex([zeroHash, bytecode]) })
    const data = encodeFunctionData({ abi: depositAbi, args: [address] })
    await send({ to: entryPoints[version], data, value: '0x56bc75e2d63100000' })
    await jsonRpc(post, rpcUrl, 'anvil_stopImpersonatingAccount', [executor])
  }
}

const depositAbi = parseAbi(['function depositTo(address account) payable'])
