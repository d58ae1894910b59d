import type { Config } from '../../../config/config.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { BitcoinMethods } from '../../../ports/BitcoinMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'
import { getEvmMethods } from './getEvmMethods.js'
import { sendCalls } from './sendCalls.js'
import type { WriteIntent, WriteKind, WriteResult } from './writes.js'

/** The adapter, account and chain of a write. */
type Call = {
  readonly adapter: Adapter
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly config: Pick<Config, 'networkOf'>
}

/**
 * Asks the wallet of a session for one write.
 *
 * @throws `MethodNotSupportedError`, `NetworkNotFoundError`, or what the adapter rejects with.
 */
export async function callAdapter<K extends WriteKind>(
  intent: WriteIntent<K>,
  call: Call,
): Promise<WriteResult<K>> {
  return asks[intent.kind](intent, call)
}

const asks: {
  readonly [K in WriteKind]: (intent: WriteIntent<K>, call: Call) => Promise<WriteResult<K>>
} = {
  // The chain need not be configured: only contract accounts need their network.
  signMessage: ({ message }, { adapter, connectorId, address, chainId, config }) =>
    adapter.signMessage({ connectorId, address, message, network: config.networkOf(chainId) }),
  signTypedData: ({ typedData }, { adapter, connectorId, address, chainId, config }) =>
    getEvmMethods(adapter).signTypedData({
      connectorId,
      address,
      typedData,
      network: config.networkOf(chainId),
    }),
  sendTransaction: ({ transaction }, call) =>
    getEvmMethods(call.adapter).sendTransaction({ ...callerOf(call), transaction }),
  // Few wallets can, so its code loads when one is asked.
  sendCalls: async (intent, call) =>
    sendCalls(call.adapter, { ...callerOf({ ...call, chainId: intent.chainId ?? call.chainId }), intent }),
  solana_signTransaction: ({ kind, transaction }, call) =>
    solanaIn(call.adapter, kind).signTransaction({ ...callerOf(call), transaction }),
  solana_signAllTransactions: ({ kind, transactions }, call) =>
    solanaIn(call.adapter, kind).signAllTransactions({ ...callerOf(call), transactions }),
  solana_signAndSendTransaction: ({ kind, transaction, options, isChecked }, call) =>
    solanaIn(call.adapter, kind).signAndSendTransaction({
      ...callerOf(call),
      transaction,
      options,
      ...(isChecked && { isChecked }),
    }),
  solana_transfer: ({ kind, transfer }, call) =>
    solanaIn(call.adapter, kind).transfer({ ...callerOf(call), transfer }),
  bip122_signMessage: ({ kind, message, protocol }, call) =>
    bitcoinIn(call.adapter, kind).signMessage({ ...callerOf(call), message, protocol }),
  bip122_signPsbt: ({ kind, psbt, inputs, broadcast }, call) =>
    bitcoinIn(call.adapter, kind).signPsbt({ ...callerOf(call), psbt, inputs, broadcast }),
  bip122_sendTransfer: ({ kind, to, amount, exact }, call) =>
    bitcoinIn(call.adapter, kind).sendTransfer({ ...callerOf(call), to, amount, ...(exact && { exact }) }),
}

function callerOf({ connectorId, address, chainId, config }: Call): {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
} {
  const network = config.networkOf(chainId)
  if (!network) throw new NetworkNotFoundError({ chainId })
  return { connectorId, address, network }
}

function solanaIn({ solana, namespace }: Adapter, method: WriteKind): SolanaMethods {
  if (!solana) throw new MethodNotSupportedError({ method, namespace })
  return solana
}

function bitcoinIn({ bitcoin, namespace }: Adapter, method: WriteKind): BitcoinMethods {
  if (!bitcoin) throw new MethodNotSupportedError({ method, namespace })
  return bitcoin
}
