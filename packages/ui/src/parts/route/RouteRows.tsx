import type { SwapRoute } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { formatDuration } from '../../format/formatDuration.js'
import { ListRow } from '../list/List.js'

/** How a swap gets to another network, and how long it usually takes: rows of a list. */
export function RouteRows({ route }: { readonly route: SwapRoute }): ReactNode {
  const { swap, lang } = useAccountCopy()
  const { steps, estimatedSeconds } = route
  return (
    <>
      {steps.length > 0 && (
        <ListRow
          small
          title={swap.route}
          end={<bdi>{new Intl.ListFormat(lang, { type: 'unit' }).format(steps.map(({ name }) => name))}</bdi>}
        />
      )}
      {estimatedSeconds !== undefined && (
        <ListRow
          small
          title={swap.time}
          end={fill(swap.about, { time: formatDuration(estimatedSeconds, lang) })}
        />
      )}
    </>
  )
}
