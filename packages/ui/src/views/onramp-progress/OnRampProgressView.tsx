import type { PurchaseModel } from '@latchkit/core'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createMoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Figure } from '../../parts/status/Figure.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './OnRampProgressView.css?inline'

// Loaded when the tokens have arrived.
const Bought = lazy(() => import('./OnRampBought.js').then((chunk) => ({ default: chunk.OnRampBought })))

/** Props of {@link OnRampProgressView}. */
export type OnRampProgressViewProps = {
  readonly model: PurchaseModel
  /** Copies the link to the page of the provider; rejects if that failed. */
  readonly onCopyLink?: ((url: string) => void | Promise<void>) | undefined
  /** Shows the form again. */
  readonly onBuyAgain?: (() => void) | undefined
  /** Shows the purchases. */
  readonly onPurchases?: (() => void) | undefined
  /** Leaves a purchase that has arrived. */
  readonly onDone?: (() => void) | undefined
}

/**
 * Follows a purchase: the page of the provider where the user pays, the payment, and the tokens.
 *
 * @example
 * ```tsx
 * import type { PurchaseModel } from '@latchkit/core'
 * import { OnRampProgressView } from '@latchkit/ui/views/onramp'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: PurchaseModel }) => <OnRampProgressView model={model} />
 * ```
 */
export function OnRampProgressView(props: OnRampProgressViewProps): ReactNode {
  const { model, onBuyAgain } = props
  const { onramp } = useAccountCopy()
  const { progress } = onramp
  if (model.status === 'none')
    return (
      <Status
        figure={
          <Figure>
            <CardIcon size={32} />
          </Figure>
        }
        {...progress.none}
      >
        {onBuyAgain && (
          <Button variant="primary" onClick={onBuyAgain}>
            {progress.tryAgain}
          </Button>
        )}
      </Status>
    )
  if (model.status === 'shown') return <ShownPurchase {...props} model={model} />
  const { name, icon } = model.provider
  const isFailed = model.status === 'start-failed'
  const { title, text } = isFailed ? progress.startFailed : progress.starting
  return (
    <Status
      figure={<ProviderRing state={isFailed ? 'failed' : 'running'} provider={{ name, icon }} />}
      title={fill(title, { provider: name })}
      text={text}
    >
      {isFailed && onBuyAgain && (
        <Button variant="primary" onClick={onBuyAgain}>
          {onramp.retry}
        </Button>
      )}
    </Status>
  )
}

type ShownProps = OnRampProgressViewProps & { readonly model: Extract<PurchaseModel, { status: 'shown' }> }

function ShownPurchase({ model, onCopyLink, onBuyAgain, onPurchases, onDone }: ShownProps): ReactNode {
  const { onramp, lang } = useAccountCopy()
  useStyles(css)
  const { progress } = onramp
  const format = useMemo(() => createMoneyFormat(lang), [lang])
  const { purchase, url, isBlocked } = model
  const { provider, status, symbol, amount, network } = purchase
  const values = {
    provider: provider.name,
    amount: amount === undefined ? symbol : format.token(amount, symbol),
    network: network.name,
  }
  if (status === 'completed')
    return (
      // The view stays as it is until the code of the result has loaded.
      <Suspense
        fallback={
          <Status
            figure={<ProviderRing state="running" provider={provider} />}
            title={fill(progress.statuses.processing.title, values)}
          />
        }
      >
        <Bought {...{ purchase, values, onDone, onPurchases }} />
      </Suspense>
    )
  const { title, text } = status === 'created' ? progress[getWaiting(model)] : progress.statuses[status]
  const isOpen = status === 'created' || status === 'processing'
  const isAgain = status === 'declined' || status === 'failed' || status === 'expired'
  return (
    <Status
      figure={<ProviderRing state={getRing(status)} provider={provider} />}
      title={fill(title, values)}
      text={fill(text, values)}
    >
      {status === 'created' && url && (
        <>
          <Button variant={isBlocked ? 'primary' : 'plain'} href={url}>
            {isBlocked ? progress.openPage : progress.again}
          </Button>
          {onCopyLink && (
            <CopyButton
              label={progress.copyLink}
              copiedLabel={progress.copied}
              onCopy={() => onCopyLink(url)}
            >
              {progress.copyLink}
            </CopyButton>
          )}
        </>
      )}
      {isAgain && onBuyAgain && (
        <Button variant="primary" onClick={onBuyAgain}>
          {progress.tryAgain}
        </Button>
      )}
      {onPurchases && (!isOpen || !url) && (
        <Button variant="quiet" onClick={onPurchases}>
          {onramp.purchases}
        </Button>
      )}
    </Status>
  )
}

function getWaiting({ isBlocked, isFollowed }: ShownProps['model']): 'blocked' | 'waiting' | 'untracked' {
  if (isBlocked) return 'blocked'
  return isFollowed ? 'waiting' : 'untracked'
}

function getRing(
  status: Exclude<ShownProps['model']['purchase']['status'], 'completed'>,
): RingProps['state'] {
  if (status === 'declined') return 'declined'
  return status === 'failed' || status === 'expired' ? 'failed' : 'running'
}

function ProviderRing({
  state,
  provider,
}: {
  readonly state: RingProps['state']
  readonly provider: { readonly name: string; readonly icon?: string | undefined }
}): ReactNode {
  return (
    <Ring state={state} shape="square">
      <Mark name={provider.name} image={provider.icon} shape="square" size="large" />
    </Ring>
  )
}
