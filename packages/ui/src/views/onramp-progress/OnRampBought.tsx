import type { PurchaseModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { Button } from '../../parts/button/Button.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Result } from '../../parts/sent/Result.js'

type OnRampBoughtProps = {
  readonly purchase: Extract<PurchaseModel, { status: 'shown' }>['purchase']
  /** The placeholders of the texts. */
  readonly values: Readonly<Record<string, string>>
  readonly onDone: (() => void) | undefined
  readonly onPurchases: (() => void) | undefined
}

/** A purchase whose tokens have arrived. */
export function OnRampBought({ purchase, values, onDone, onPurchases }: OnRampBoughtProps): ReactNode {
  const { onramp } = useAccountCopy()
  const { provider, explorerUrl } = purchase
  const { title, text } = onramp.progress.statuses.completed
  return (
    <Result
      state="closed"
      shape="square"
      mark={<Mark name={provider.name} image={provider.icon} shape="square" size="large" />}
      title={fill(title, values)}
      text={fill(text, values)}
      explorerUrl={explorerUrl}
      onDone={onDone}
      more={
        onPurchases && (
          <Button variant="quiet" onClick={onPurchases}>
            {onramp.purchases}
          </Button>
        )
      }
    />
  )
}
