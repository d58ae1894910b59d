import type { SwapModel } from '@latchkit/core'
import { type ReactNode, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { AmountInput } from '../../parts/amount/AmountInput.js'

type SlippageProps = {
  readonly model: Pick<Extract<SwapModel, { status: 'ready' }>, 'slippageBps' | 'isAutoSlippage'>
  /** In hundredths of a percent; `undefined`: automatic. */
  readonly onSlippage: ((slippageBps: number | undefined) => void) | undefined
}

/** The choice of how much worse than the price a swap may be. */
export function Slippage({ model, onSlippage }: SlippageProps): ReactNode {
  const { slippageBps, isAutoSlippage } = model
  const { swap } = useAccountCopy()
  // An array, so that the field is rendered after each key: Preact does not reset a field otherwise whose normalized text is the same.
  const [typed, setTyped] = useState<readonly [text: string]>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend is no flex item
    <div className="swap-slippage" role="group" aria-label={swap.slippage}>
      <span aria-hidden="true">{swap.slippage}</span>
      <button
        type="button"
        className="send-link"
        aria-pressed={isAutoSlippage}
        disabled={!onSlippage}
        onClick={() => {
          setTyped(undefined)
          onSlippage?.(undefined)
        }}
      >
        {swap.auto}
      </button>
      <span className="swap-slippage-field">
        <AmountInput
          aria-label={swap.slippageInput}
          text={typed?.[0] ?? String(slippageBps / 100)}
          onText={(text) => {
            setTyped([text])
            const bps = Math.round(Number(text) * 100)
            if (text !== '' && bps >= 0 && bps <= 5_000) onSlippage?.(bps)
          }}
        />
        %
      </span>
    </div>
  )
}
