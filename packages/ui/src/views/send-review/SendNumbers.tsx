import type { FeeSpeed, SendReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { AmountText } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { getSponsorText } from '../../format/getSponsorText.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { Amount } from '../../parts/amount/Amount.js'
import { AmountLines } from '../../parts/amount/AmountLines.js'
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
import { FeeRow } from './FeeRow.js'
import { SendSpeed } from './SendSpeed.js'
import { useFees } from './useFees.js'

type SendNumbersProps = {
  readonly model: Extract<SendReviewModel, { status: 'ready' }>
  readonly onSpeed: ((speed: FeeSpeed) => void) | undefined
  readonly onSend: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
}

/** The numbers of a transfer, and the button that sends it. */
export function SendNumbers({ model, onSpeed, onSend, onEdit }: SendNumbersProps): ReactNode {
  const copy = useAccountCopy()
  const { send, account, receive } = copy
  const { review } = send
  const messages = useMessages()
  const { token, network, from, to, wallet, amount, value, nativeCurrency, fee, received, rounding } = model
  const { sponsor, valueDecimals, problem, error, namespace, nft, accountRent, isFeeEstimate } = model
  const texts = useAmountTexts()
  const { hasChoice } = useFees(model)
  const symbol = token.symbol || account.tokens.unknown
  const nftName = nft && (nft.name || account.nfts.unknown)
  const toText = (units: bigint, rounding: 'up' | 'down') => {
    if (nftName === undefined) return texts.typed(units, { ...token, symbol }, rounding)
    const count = texts.typed(units, { ...token, symbol: '' }, rounding).full
    // One of an NFT is the NFT.
    const text = units === 1n ? nftName : `${count} × ${nftName}`
    return { text, full: text }
  }
  const toNative = (units: bigint) => texts.token(units, nativeCurrency, 'up')
  const total =
    model.total !== undefined && toTotal(toText(amount, 'up'), toNative(fee.fee), toNative(model.total))
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
          {nft ? <bdi>{toText(amount, 'up').text}</bdi> : <Amount amount={toText(amount, 'up')} />}
        </h3>
        {value !== undefined && (
          <p className="send-review-value">
            <bdi dir="ltr">{texts.usd(value, valueDecimals, 'up')}</bdi>
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
          text={fill(review.accountRentNote.text, { amount: toNative(accountRent).text })}
        />
      )}
      {isFeeEstimate && <Notice {...review.walletFee} />}
      {model.isUnverified && <Notice {...review.unverified} />}
      {problem && <Notice {...review.problems[problem]} />}
      {sponsor === undefined && hasChoice && <SendSpeed model={model} onSpeed={onSpeed} />}
      <List label={review.details}>
        {sponsor !== undefined ? (
          <ListRow small title={review.fee} end={<bdi>{getSponsorText(review, sponsor)}</bdi>} />
        ) : (
          !hasChoice && <FeeRow title={review.fee} model={model} />
        )}
        {received !== undefined && (
          <ListRow small title={review.received} end={<Amount amount={toText(received, 'down')} />} />
        )}
        {rounding !== undefined && (
          <ListRow small title={review.rounding} end={<Amount amount={toText(rounding, 'up')} />} />
        )}
        {accountRent !== undefined && (
          <ListRow small title={review.accountRent} end={<Amount amount={toNative(accountRent)} />} />
        )}
        {total && (
          <ListRow
            small
            title={review.total}
            end={
              <AmountLines
                value={
                  value === undefined || fee.value === undefined
                    ? undefined
                    : texts.usd(value + fee.value, valueDecimals, 'up')
                }
                amount={total}
              />
            }
          />
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

/** Returns the sum of an amount and a fee. They are shown side by side: rounded up together, a small fee would look like a large one. */
function toTotal(amount: AmountText, fee: AmountText, total: AmountText): AmountText {
  return { text: /^0 /.test(fee.full) ? amount.text : `${amount.text} + ${fee.text}`, full: total.full }
}
