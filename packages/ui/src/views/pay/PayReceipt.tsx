import type { PayProgressModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Result } from '../../parts/sent/Result.js'
import { usePayAmount, usePayPrice } from './PayHead.js'

type PayReceiptProps = {
  readonly model: Extract<PayProgressModel, { status: 'completed' }>
  readonly onDone: (() => void) | undefined
  readonly onKeep: (() => void) | undefined
  readonly onCopy: ((text: string) => void | Promise<void>) | undefined
}

/** A payment that was made, with its receipt. */
export function PayReceipt({ model, onDone, onKeep, onCopy }: PayReceiptProps): ReactNode {
  const { pay, account, lang } = useAccountCopy()
  const { progress, receipt } = pay
  const { merchant, recipient, network, result, at, explorerUrl } = model
  const date = useMemo(
    () => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }),
    [lang],
  )
  const amount = usePayAmount(model)
  const price = usePayPrice(model)
  const name = merchant.name || merchant.host || ''
  const reference = result.txHash ?? result.paymentId
  return (
    // A user who reads the receipt has time for it. Not an action of its own: the buttons in it have the same effect.
    <div
      className="detail pay pay-receipt"
      // The pointer that has confirmed the payment rests where the receipt appears: the browser reports that it is there.
      onPointerMove={({ nativeEvent: { movementX, movementY } }) => {
        if (movementX !== 0 || movementY !== 0) onKeep?.()
      }}
      onPointerDown={onKeep}
      onKeyDownCapture={onKeep}
    >
      <Result
        state="closed"
        shape={name ? 'square' : 'round'}
        mark={
          name ? <WalletIcon wallet={{ name, icon: merchant.icon }} size="large" /> : <CoinsIcon size={32} />
        }
        title={
          result.isVerified
            ? fill(progress.completed, { amount: price, recipient: name || shortenAddress(recipient) })
            : progress.confirming.title
        }
        text={result.isVerified ? fill(progress.verified, { network: network.name }) : progress.unverified}
        explorerUrl={explorerUrl}
        action={progress.done}
        onDone={onDone}
      >
        <List label={receipt.heading}>
          <ListRow small title={receipt.amount} end={<bdi dir="ltr">{amount}</bdi>} />
          {name && <ListRow small title={receipt.merchant} end={<bdi>{name}</bdi>} />}
          <ListRow
            small
            title={pay.recipient}
            end={
              <bdi dir="ltr" title={recipient}>
                {shortenAddress(recipient)}
              </bdi>
            }
          />
          <ListRow small title={receipt.date} end={<bdi>{date.format(at)}</bdi>} />
          <ListRow
            small
            title={receipt.reference}
            end={
              <CopyButton
                label={receipt.copyReference}
                copiedLabel={account.copied}
                onCopy={onCopy && (() => onCopy(reference))}
              >
                <bdi dir="ltr" title={reference}>
                  {shortenAddress(reference)}
                </bdi>
              </CopyButton>
            }
          />
        </List>
      </Result>
    </div>
  )
}
