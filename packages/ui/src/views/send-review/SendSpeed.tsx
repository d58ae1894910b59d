import type { FeeSpeed } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { type FeeModel, useFees } from './useFees.js'

type SendSpeedProps = {
  readonly model: FeeModel
  readonly onSpeed: ((speed: FeeSpeed) => void) | undefined
}

/** The network fees to choose from. */
export function SendSpeed({ model, onSpeed }: SendSpeedProps): ReactNode {
  const { review } = useAccountCopy().send
  const { fee } = model
  const { fees } = useFees(model)
  const name = useId()
  return (
    <fieldset className="send-speed">
      <legend>{review.fee}</legend>
      {fees.map(({ speed, text, amount }) => (
        <label key={speed}>
          <input
            type="radio"
            name={name}
            checked={speed === fee.speed}
            // As the browser does it: the arrow keys move between them.
            tabIndex={speed === fee.speed ? 0 : -1}
            disabled={!onSpeed}
            onChange={() => onSpeed?.(speed)}
          />
          <span>{review.speeds[speed]}</span>
          <span className="send-speed-fee">
            <bdi title={amount.full}>{text}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
