import type { ReactNode } from 'react'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Figure } from '../../parts/status/Figure.js'

/** The figure of a payment that does not exist. */
export function Coins(): ReactNode {
  return (
    <Figure>
      <CoinsIcon size={32} />
    </Figure>
  )
}
