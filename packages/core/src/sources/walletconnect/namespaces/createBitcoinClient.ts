import { type BitcoinAddress, parseBitcoinAddress } from '../../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../../chains/bitcoin/bitcoinChain.js'
import { checkPsbtInputs, checkSignedPsbt } from '../../../chains/bitcoin/comparePsbts.js'
import { createEsplora, type Esplora } from '../../../chains/bitcoin/createEsplora.js'
import { getTransactionStatus } from '../../../chains/bitcoin/getTransactionStatus.js'
import type { PsbtView } from '../../../chains/bitcoin/PsbtView.js'
import { toBitcoinSignature, toTxid } from '../../../chains/bitcoin/readAnswers.js'
import { createLazyTransport } from '../../../chains/rpc/createLazyTransport.js'
import type { SourceContext } from '../../../engine/source.js'
import { fromBase64, fromHex } from '../../../foundation/encoding/bytes.js'
import { field } from '../../../foundation/encoding/field.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { InvalidParameterError, InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { BitcoinCaller, BitcoinMessageProtocol } from '../../../ports/BitcoinMethods.js'
import type { ClientSession } from './ClientSession.js'
import { checkAccount, createNamespaceClient, getNamespaceSession } from './createNamespaceClient.js'
import type { NamespaceClient } from './NamespaceClient.js'
import { parseResponse } from './parseResponse.js'
import { isFinal, readPsbt } from './readPsbt.js'

const namespace = 'bip122'

/** Creates the client of `bip122` (WalletConnect's Bitcoin JSON-RPC). */
export function createBitcoinClient(
  remote: ClientSession,
  { clock, networks }: SourceContext,
): NamespaceClient {
  function requestWallet(
    { address, network }: BitcoinCaller,
    method: string,
    params: object,
  ): Promise<unknown> {
    checkAccount(getNamespaceSession(remote, namespace), address, method)
    return remote.request({ namespace, chainId: network.caipNetworkId, method, params })
  }

  const loadTransport = createLazyTransport(clock)

  const getEsplora = (network: Network): Esplora =>
    createEsplora({ urls: network.rpcUrls.default.http, network, loadTransport })

  const bitcoin: NonNullable<NamespaceClient['bitcoin']> = {
    async signMessage({ message, protocol, ...caller }) {
      const { address, network } = caller
      const usedProtocol = protocol ?? protocolOf(address, network)
      const params = { account: address, address, message: toMessageText(message), protocol: usedProtocol }
      const response = await requestWallet(caller, 'signMessage', params)
      const signature = parseResponse('signMessage', () => decodeSignature(field(response, 'signature')))
      const parsed = parseNetworkAddress(address, network)
      if (!parsed)
        throw new InvalidParameterError({
          field: 'address',
          reason: `it must be an address on ${network.name}`,
        })
      const bytes = new TextEncoder().encode(params.message)
      return toBitcoinSignature(signature, { protocol: usedProtocol, address: parsed, message: bytes })
    },
    async signPsbt({ psbt, inputs, broadcast = false, ...caller }) {
      const { address, network } = caller
      const session = getNamespaceSession(remote, namespace)
      for (const input of inputs) checkAccount(session, input.address, 'signPsbt')
      const asked = readRequested(psbt)
      const signing = await checkPsbtInputs(asked, inputs, (text) => ({
        ...parseSigning(text, network),
        publicKey: session.accounts.find((account) => account.address === text)?.publicKey,
      }))
      const signInputs = signing.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes }),
      }))
      const response = await requestWallet(caller, 'signPsbt', {
        account: address,
        psbt,
        signInputs,
        broadcast,
      })
      const signed = field(response, 'psbt')
      const answered = parseResponse('signPsbt', () => readPsbt(fromBase64(signed)))
      await checkSignedPsbt(asked, answered, inputs)
      return {
        psbt: signed as string,
        isFinal: isFinal(answered),
        ...(broadcast && { txid: toTxid(field(response, 'txid')) }),
      }
    },
    async sendTransfer({ to, amount, ...caller }) {
      const params = { account: caller.address, recipientAddress: to, amount: amount.toString() }
      return toTxid(field(await requestWallet(caller, 'sendTransfer', params), 'txid'))
    },
    getTransactionStatus: ({ network, ...asked }) => getTransactionStatus(getEsplora(network), asked),
  }

  return {
    ...createNamespaceClient(namespace, remote),
    getBalance: async ({ address, network, signal }) =>
      (await getEsplora(network).getUtxos(address, signal, false)).reduce(
        (sum, { value }) => sum + value,
        0n,
      ),
    async signMessage({ connectorId, address, message }) {
      const { chainId } = getNamespaceSession(remote, namespace)
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
      if (!network) throw new NetworkNotFoundError({ chainId })
      return bitcoin.signMessage({ connectorId, address, network, message })
    },
    bitcoin,
  }
}

/** Returns ECDSA for legacy addresses, and BIP-322 for segwit and taproot addresses. */
function protocolOf(address: string, network: Network): BitcoinMessageProtocol {
  const kind = parseNetworkAddress(address, network)?.kind
  return kind === 'p2pkh' || kind === 'p2sh' ? 'ecdsa' : 'bip322'
}

function parseNetworkAddress(
  address: string,
  { caipNetworkId }: Network,
): ReturnType<typeof parseBitcoinAddress> {
  return parseBitcoinAddress(address, bitcoinNetworkOf(caipNetworkId))
}

function parseSigning(address: string, network: Network): BitcoinAddress {
  const parsed = parseNetworkAddress(address, network)
  if (!parsed)
    throw new InvalidTransactionError({
      field: 'inputs',
      reason: `${address} is not an address on ${network.name}`,
    })
  return parsed
}

function readRequested(psbt: string): PsbtView {
  try {
    return readPsbt(fromBase64(psbt))
  } catch (error) {
    throw new InvalidTransactionError({ field: 'psbt', reason: String(error) })
  }
}

/** Decodes bytes as text, because the request can only contain text. */
function toMessageText(message: string | Uint8Array): string {
  if (typeof message === 'string') return message
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(message)
  } catch {
    throw new InvalidParameterError({
      field: 'message',
      reason: 'it must be text in UTF-8, because the wallet signs only text',
    })
  }
}

/** Decodes a signature in hex, as WalletConnect specifies, or base64, as some wallets return it. */
function decodeSignature(signature: unknown): Uint8Array {
  const isHex = typeof signature === 'string' && /^([0-9a-f]{2})+$/i.test(signature)
  return isHex ? fromHex(signature) : fromBase64(signature)
}
