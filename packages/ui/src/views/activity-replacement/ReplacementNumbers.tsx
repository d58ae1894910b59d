import type { FeeSpeed, ReplacementModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { Amount } from '../../parts/amount/Amount.js'
import { Button } from '../../parts/button/Button.js'
import { NetworkRow } from '../../parts/detail/NetworkRow.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Notice } from '../../parts/notice/Notice.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { SendSpeed } from '../send-review/SendSpeed.js'
import { useFees } from '../send-review/useFees.js'

type ReplacementNumbersProps = {
  readonly model: Extract<ReplacementModel, { status: 'ready' }>
  readonly onSpeed?: ((speed: FeeSpeed) => void) | undefined
  readonly onApprove?: (() => void) | undefined
  readonly onBack?: (() => void) | undefined
}

/** The fees of a replacement, and the button that asks the wallet. */
export function ReplacementNumbers({
  model,
  onSpeed,
  onApprove,
  onBack,
}: ReplacementNumbersProps): ReactNode {
  const copy = useAccountCopy()
  const { replacement, send } = copy
  const messages = useMessages()
  const { action, network, nativeCurrency, wallet, original, nonce, originalFee, fee, fees, total } = model
  const { problem, error } = model
  const texts = useAmountTexts()
  const toFee = (units: bigint) => {
    const { text, full } = texts.token(units, nativeCurrency, 'up')
    const toUpTo = (amount: string) => fill(send.review.upTo, { fee: amount })
    return <Amount amount={{ text: toUpTo(text), full: toUpTo(full) }} />
  }
  // The network has told so at the approval, before it is tracked.
  const isSettled = model.isSettled || error?.code === 'invalid-transaction'
  const speeds = { fee, fees, nativeCurrency, valueDecimals: 0, namespace: 'eip155' } as const
  const { hasChoice } = useFees(speeds)
  const failure = error && getFailureText(messages, error, getWalletName(wallet, copy))
  const kind = original.to === undefined ? replacement.deployment : replacement.contractCall
  return (
    <div className="detail send-review replacement">
      <h3>{replacement.actions[action]}</h3>
      <p>{replacement.explain[action]}</p>
      {isSettled && <Notice {...replacement.settled} />}
      {failure && !isSettled && <Notice title={failure.text} text={failure.advice} />}
      {model.isDeclined && <Notice {...send.review.declined} />}
      {problem && <Notice {...replacement.insufficientFee} />}
      {hasChoice && !isSettled && <SendSpeed model={speeds} onSpeed={onSpeed} />}
      <List label={send.review.details}>
        <ListRow
          small
          title={replacement.original}
          end={
            <span>
              {original.isCall && (
                <>
                  {kind}
                  {original.value > 0n && ' · '}
                </>
              )}
              {(original.value > 0n || !original.isCall) && (
                <Amount amount={texts.typed(original.value, nativeCurrency, 'up')} />
              )}
            </span>
          }
        />
        {original.to !== undefined && (
          <ListRow
            small
            title={send.review.to}
            end={
              <bdi title={original.to.address}>
                {original.to.label ?? shortenAddress(original.to.address)}
              </bdi>
            }
          />
        )}
        <ListRow small title={replacement.currentFee} end={toFee(originalFee)} />
        {!hasChoice && <ListRow small title={replacement.newFee} end={toFee(fee.fee)} />}
        {total !== fee.fee && <ListRow small title={send.review.total} end={toFee(total)} />}
        <ListRow small title={replacement.nonce} end={<bdi>{nonce}</bdi>} />
        <NetworkRow network={network} namespace="eip155" />
      </List>
      <Footer>
        {onBack && (
          <Button onClick={onBack}>
            {isSettled ? replacement.showTransaction : replacement.keepWaiting}
          </Button>
        )}
        <Button variant="primary" onClick={problem || isSettled ? undefined : onApprove}>
          {replacement.actions[action]}
        </Button>
      </Footer>
    </div>
  )
}
