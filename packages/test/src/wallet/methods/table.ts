import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method } from '../context.js'
import { accountMethods } from './accounts.js'
import { assetMethods } from './assets.js'
import { batchMethods } from './batches.js'
import { chainMethods } from './chains.js'
import { permissionMethods } from './permissions.js'
import { sendTransaction } from './sendTransaction.js'
import { signingMethods } from './signing.js'
import { typedDataMethods } from './typedData.js'

/** Forwarded to the node of the site's chain. No other methods are forwarded: no `anvil_*`, no `debug_*`. */
const reads = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'web3_clientVersion',
]

/** Known methods that are rejected. */
const refused = [
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_sign',
  'eth_signTransaction',
  'eth_subscribe',
  'eth_unsubscribe',
]

const methods: Readonly<Record<string, Method>> = {
  ...accountMethods,
  ...assetMethods,
  ...batchMethods,
  ...chainMethods,
  ...permissionMethods,
  ...signingMethods,
  ...typedDataMethods,
  eth_sendTransaction: sendTransaction,
  ...Object.fromEntries(
    reads.map((name): [string, Method] => [name, ({ node }, params) => node(name, params)]),
  ),
  ...Object.fromEntries(refused.map((name): [string, Method] => [name, () => refuseMethod(name)])),
}

/**
 * Returns the method with this name.
 *
 * @throws ProviderRpcError -32601
 */
export function getMethod(name: string): Method {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw new ProviderRpcError(errorCodes.methodNotFound, `There is no method ${name}.`)
  return method
}

function refuseMethod(name: string): never {
  throw new ProviderRpcError(errorCodes.unsupportedMethod, `This wallet does not support ${name}.`)
}
