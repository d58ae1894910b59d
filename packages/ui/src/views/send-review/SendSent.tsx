import type { SendReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { SentStatus } from '../../parts/sent/SentStatus.js'
import { NftImage } from '../nfts/NftImage.js'

type SendSentProps = {
  readonly model: Extract<SendReviewModel, { status: 'sent' }>
  readonly onDone: (() => void) | undefined
}

/** A transfer that the wallet has sent. */
export function SendSent({ model, onDone }: SendSentProps): ReactNode {
  const { send, account } = useAccountCopy()
  const { token, nft, network, namespace, amount, to } = model
  const texts = useAmountTexts()
  useTitle(account.send)
  const symbol = token.symbol || account.tokens.unknown
  const name = nft && (nft.name || account.nfts.unknown)
  const amountText = name ?? texts.typed(amount, { ...token, symbol }, 'up').text
  return (
    <SentStatus
      sent={model}
      mark={
        nft ? (
          <NftImage source={nft.preview ?? nft.image} />
        ) : (
          <TokenIcon
            token={{ symbol, image: token.icon, isNative: token.address === undefined }}
            namespace={namespace}
            size="large"
          />
        )
      }
      shape={nft ? 'square' : 'round'}
      titles={send.review.sentTitles}
      values={{ amount: amountText, recipient: to.label ?? to.name ?? shortenAddress(to.address) }}
      network={network.name}
      onDone={onDone}
    />
  )
}
