import type { OnRampTokensModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { rowsPerFrame, useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { NotConnected } from '../receive/NotConnected.js'

/** Props of {@link OnRampTokenView}. */
export type OnRampTokenViewProps = {
  readonly model: OnRampTokensModel
  /** Selects a currency on a network. */
  readonly onSelect?: ((symbol: string, chainId: Rows[number]['network']['id']) => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

type Rows = Extract<OnRampTokensModel, { status: 'ready' }>['tokens']

const noTokens = [] as const

/**
 * Shows the currencies that the account can buy.
 *
 * @example
 * ```tsx
 * import type { OnRampTokensModel } from '@latchkit/core'
 * import { OnRampTokenView } from '@latchkit/ui/views/onramp'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: OnRampTokensModel }) => <OnRampTokenView model={model} />
 * ```
 */
export function OnRampTokenView({ model, onSelect, onConnect }: OnRampTokenViewProps): ReactNode {
  const { onramp } = useAccountCopy()
  const tokens = useIncrementalList<Rows[number]>(
    model.status === 'ready' ? model.tokens : noTokens,
    rowsPerFrame,
  )
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  return (
    <List label={onramp.tokens}>
      {tokens.map(({ id, symbol, name, network, isSelected }) => (
        <ListRow
          key={id}
          mark={
            <TokenIcon
              token={{ symbol, isNative: symbol === network.currency }}
              network={network}
              namespace={network.id.startsWith('solana:') ? 'solana' : 'eip155'}
              isLazy
            />
          }
          title={name}
          detail={
            <>
              <bdi>{symbol}</bdi> · {fill(onramp.onNetwork, { network: network.name })}
            </>
          }
          current={isSelected}
          end={isSelected && <CheckIcon size={18} />}
          onClick={onSelect && (() => onSelect(symbol, network.id))}
        />
      ))}
    </List>
  )
}
