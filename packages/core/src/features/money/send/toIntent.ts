import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { NftItem } from '../../assets/nfts/types.js'
import type { Token } from '../../assets/portfolio/types.js'
import type { AnyTransferIntent, TransferAsset, TransferIntent } from '../transfer/types.js'
import { getTransferChain } from './getTransferChain.js'
import type { SendCheck } from './rules.js'
import { toSendModel } from './toSendModel.js'

/** Returns what the form describes, or what it needs first. */
export function toIntent(
  state: KitState,
  config: Config,
  namespace: ChainNamespace,
):
  | {
      readonly intent: AnyTransferIntent
      readonly token: Token
      readonly nft?: NftItem | undefined
    }
  | { readonly check: SendCheck } {
  const model = toSendModel(state, config, namespace)
  const form = state.send?.[namespace]?.form
  if (model.status !== 'ready' || !form) return { check: 'select-token' }
  const { check, token, amount, nft } = model
  const { address: from, chainId } = form.of
  const name = form.name?.status === 'resolved' ? form.name : undefined
  const recipient = getTransferChain(state, namespace)?.parseRecipient(
    name?.address ?? form.recipient,
    chainId,
  )
  if (check !== 'preview' || !token || amount.units === undefined) return { check }
  if (!recipient || 'error' in recipient) return { check: 'invalid-address' }
  const nftOfContract = nft && toNft(nft)
  // Without its id in the contract, it would be taken for a token.
  if (nft && namespace === 'eip155' && !nftOfContract) return { check: 'select-token' }
  return {
    intent: {
      chainId,
      from,
      to: recipient.address,
      ...(token.address !== undefined && { token: token.address }),
      ...(nftOfContract && { nft: nftOfContract }),
      amount: amount.isMax ? 'max' : amount.units,
      ...(name && { name: name.name }),
      ...(token.address !== undefined && { asset: toAsset(token, nft) }),
    } satisfies AnyTransferIntent & { readonly nft?: TransferIntent['nft'] },
    token,
    nft,
  }
}

function toAsset({ name, symbol, decimals, icon }: Token, nft: NftItem | undefined): TransferAsset {
  if (!nft) return { kind: 'token', name, symbol, decimals, ...(icon !== undefined && { icon }) }
  const preview = nft.preview ?? nft.image
  return {
    kind: 'nft',
    name: nft.name,
    symbol: '',
    decimals: 0,
    ...(preview !== undefined && { icon: preview }),
  }
}

/** Returns what identifies an NFT of an EVM chain in its contract. */
function toNft({ standard, tokenId = '' }: NftItem): TransferIntent['nft'] {
  return standard === 'metaplex' || !/^\d+$/.test(tokenId)
    ? undefined
    : { standard, tokenId: BigInt(tokenId) }
}
