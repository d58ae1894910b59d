import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { toAmountText } from '../amount/parseAmount.js'
import { getRecipientNotices } from './getRecipientNotices.js'
import { getSendSubject } from './getSendSubject.js'
import { getSendTokens } from './getSendTokens.js'
import { getTransferChain } from './getTransferChain.js'
import { checkSend, getUnits, toOtherUnit, toValue, usdDecimals } from './rules.js'
import { toNftToken } from './toNftToken.js'
import type { RecipientName } from './types.js'
import type { SendModel } from './view.js'

/**
 * Returns the form of a transfer, ready to show. It is empty until `updateSend` has changed it.
 *
 * @param namespace Whose account sends. Default: the active one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSendModel } from '@latchkit/core/views/send'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSendModel(kit.getState(), kit.config)
 * ```
 */
export function toSendModel(
  state: Pick<KitState, 'connection' | 'network' | 'balance' | 'portfolio' | 'activity' | 'labels' | 'send'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
  namespace: ChainNamespace = getActiveNamespace(state),
): SendModel {
  const of = getSendSubject(state, namespace)
  if (!of) return { status: 'disconnected' }
  const network = config.networkOf(of.chainId)
  if (!network) return { status: 'unsupported' }
  const current = state.send?.[namespace]?.form
  const isCurrent = current?.of.address === of.address && current.of.chainId === of.chainId
  const form = isCurrent ? current : undefined
  const { amount: typed = '', unit = 'token', isMax = false, recipient: recipientText = '' } = form ?? {}
  const tokens = getSendTokens(state, config, of)
  const nft = form?.nft
  const owned = form?.tokenId === undefined ? tokens[0] : tokens.find(({ id }) => id === form.tokenId)
  const token = nft ? toNftToken(nft) : owned
  // There is only one of an ERC-721 NFT.
  const input = nft && nft.standard !== 'erc1155' ? '1' : typed
  const units = token && getUnits({ amount: input, unit, isMax }, token)
  const text = isMax && token ? toAmountText(token.amount, token.decimals) : input
  const value = token && units !== undefined ? toValue(units, token) : undefined
  const other = token && units !== undefined ? toOtherUnit(unit, units, token) : undefined
  const name = form?.name
  const typedAddress = name?.status === 'resolved' ? name.address : name ? '' : recipientText
  const recipient = getTransferChain(state, namespace)?.parseRecipient(typedAddress, of.chainId)
  const address = recipient && 'address' in recipient ? recipient.address : undefined
  const label = address && getLabel(state, namespace, address)
  return {
    status: 'ready',
    namespace,
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    ...(token && { token }),
    ...(nft && { nft }),
    canSelectToken: !nft && (tokens.length > 1 || !token),
    amount: {
      text,
      unit,
      isMax,
      ...(units !== undefined && { units }),
      ...(value !== undefined && { value }),
      ...(other && { other }),
    },
    valueDecimals: usdDecimals,
    recipient: {
      text: recipientText,
      ...(recipient && 'error' in recipient && { error: recipient.error }),
      ...(name && { name: toName(name, address) }),
      ...(label && { label }),
      notices: address ? getRecipientNotices(state, of, tokens, address, getName(name)) : [],
    },
    check: checkSend({ amount: text, isMax }, units, token, recipient, name),
  }
}

const getName = (name: RecipientName | undefined): string | undefined =>
  name?.status === 'resolved' ? name.name : undefined

/** @param address As the chain writes it. */
function toName(
  name: RecipientName,
  address: string | undefined,
): Extract<SendModel, { status: 'ready' }>['recipient']['name'] {
  const { status } = name
  if (status === 'resolved') return { status, name: name.name, address: address ?? name.address }
  return status === 'failed' ? { status, reason: name.reason } : { status }
}
