import type { FeeSpeed, SendReviewModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { getSponsorText } from '../../format/getSponsorText.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { Button } from '../../parts/button/Button.js'
import { NetworkRow } from '../../parts/detail/NetworkRow.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { NftImage } from '../nfts/NftImage.js'
import { FullAddress } from '../receive/FullAddress.js'
import { RecipientNotices } from '../send/RecipientNotices.js'
import { SendSpeed } from './SendSpeed.js'

type SendNumbersProps = {
  readonly model: Extract<SendReviewModel, { status: 'ready' }>
  readonly onSpeed: ((speed: FeeSpeed) => void) | undefined
  readonly onSend: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
}

/** The numbers of a transfer, and the button that sends it. */
export function SendNumbers({ model, onSpeed, onSend, onEdit }: SendNumbersProps): ReactNode {
  const copy = useAccountCopy()
  const { send, account, receive, lang } = copy
  const { review } = send
  const messages = useMessages()
  const { token, network, from, to, wallet, amount, value, nativeCurrency, total, received, rounding } = model
  const { sponsor, valueDecimals, problem, error, namespace, nft, accountRent, isFeeEstimate } = model
  const formats = useMemo(
    () => ({ amount: createAmountFormat({ locale: lang, fractionDigits: 255 }), usd: createUsdFormat(lang) }),
    [lang],
  )
  const symbol = token.symbol || account.tokens.unknown
  const nftName = nft && (nft.name || account.nfts.unknown)
  const toText = (units: bigint) => {
    const text = formats.amount(units, token.decimals)
    // One of an NFT is the NFT.
    if (nftName !== undefined) return units === 1n ? nftName : `${text} × ${nftName}`
    return `${text} ${symbol}`
  }
  const toNative = (units: bigint) =>
    `${formats.amount(units, nativeCurrency.decimals)} ${nativeCurrency.symbol}`
  const failure = error && getFailureText(messages, error, getWalletName(wallet, copy))
  return (
    <div className="detail send-review">
      <div className="send-review-head">
        {nft ? (
          <NftImage key={nft.id} source={nft.preview ?? nft.image} />
        ) : (
          <TokenIcon
            token={{ symbol, image: token.icon, isNative: token.address === undefined }}
            network={network}
            namespace={namespace}
            size="large"
          />
        )}
        <h3 className="send-review-amount">
          <bdi dir={nft ? undefined : 'ltr'}>{toText(amount)}</bdi>
        </h3>
        {value !== undefined && (
          <p className="send-review-value">
            <bdi dir="ltr">{formats.usd(value, valueDecimals)}</bdi>
          </p>
        )}
        <p className="send-review-value">
          {review.to} {to.label && <bdi>{to.label}</bdi>}{' '}
          {to.name !== undefined && <bdi dir="ltr">{to.name}</bdi>}
        </p>
        <FullAddress address={to.address} label={receive.address} />
      </div>
      {to.isMoved && <Notice {...review.moved} />}
      {error && !(to.isMoved && error.code === 'review-changed') && (
        <Notice title={failure?.text ?? review.failed} text={failure?.advice} />
      )}
      {model.nameProblem && (
        <Notice title={send.nameProblems[model.nameProblem]} text={review.declined.text} />
      )}
      {model.isDeclined && <Notice {...review.declined} />}
      <RecipientNotices notices={to.notices} />
      {model.isContract && !to.notices.some(({ type }) => type === 'token-contract') && (
        <Notice {...review.contract} />
      )}
      {received !== undefined && rounding === undefined && <Notice {...review.takesFee} />}
      {accountRent !== undefined && (
        <Notice
          title={review.accountRentNote.title}
          text={fill(review.accountRentNote.text, { amount: toNative(accountRent) })}
        />
      )}
      {isFeeEstimate && <Notice {...review.walletFee} />}
      {model.isUnverified && <Notice {...review.unverified} />}
      {problem && <Notice {...review.problems[problem]} />}
      {sponsor === undefined && <SendSpeed model={model} onSpeed={onSpeed} />}
      <List label={review.details}>
        {sponsor !== undefined && (
          <ListRow small title={review.fee} end={<bdi>{getSponsorText(review, sponsor)}</bdi>} />
        )}
        {received !== undefined && (
          <ListRow small title={review.received} end={<bdi dir="ltr">{toText(received)}</bdi>} />
        )}
        {rounding !== undefined && (
          <ListRow small title={review.rounding} end={<bdi dir="ltr">{toText(rounding)}</bdi>} />
        )}
        {accountRent !== undefined && (
          <ListRow small title={review.accountRent} end={<bdi dir="ltr">{toNative(accountRent)}</bdi>} />
        )}
        {total !== undefined && (
          <ListRow small title={review.total} end={<bdi dir="ltr">{toNative(total)}</bdi>} />
        )}
        <ListRow
          small
          title={review.from}
          end={
            <>
              <bdi title={from.address}>{from.label ?? shortenAddress(from.address)}</bdi>
              <WalletIcon wallet={wallet} size="small" />
            </>
          }
        />
        <NetworkRow network={network} namespace={namespace} />
      </List>
      <Footer>
        {onEdit && <Button onClick={onEdit}>{review.edit}</Button>}
        <Button variant="primary" onClick={problem ? undefined : onSend}>
          {review.send}
        </Button>
      </Footer>
    </div>
  )
}
