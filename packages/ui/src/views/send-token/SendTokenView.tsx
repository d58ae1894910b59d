import type { SendTokensModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { List } from '../../parts/list/List.js'
import { rowsPerFrame, useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import { TokenRow } from '../tokens/TokenRow.js'
import css from '../tokens/TokensPanel.css?inline'

/** Props of {@link SendTokenView}. */
export type SendTokenViewProps = {
  readonly model: SendTokensModel
  /** Selects a token by its `id`. */
  readonly onSelect?: ((id: string) => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

const noTokens = [] as const

/**
 * Shows the tokens that the account can send.
 *
 * @example
 * ```tsx
 * import type { SendTokensModel } from '@latchkit/core'
 * import { SendTokenView } from '@latchkit/ui/views/send'
 *
 * type Props = { model: SendTokensModel; select: (id: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, select }: Props) => <SendTokenView model={model} onSelect={select} />
 * ```
 */
export function SendTokenView({ model, onSelect, onConnect }: SendTokenViewProps): ReactNode {
  const { send, lang } = useAccountCopy()
  useStyles(css)
  const formats = useMemo(
    () => ({
      amount: createAmountFormat({ locale: lang, fractionDigits: 2, isShort: true }),
      full: createAmountFormat({ locale: lang, fractionDigits: 255 }),
      usd: createUsdFormat(lang),
    }),
    [lang],
  )
  const tokens = useIncrementalList(model.status === 'ready' ? model.tokens : noTokens, rowsPerFrame)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  if (model.tokens.length === 0)
    return (
      <Status
        figure={
          <Figure>
            <CoinsIcon size={32} />
          </Figure>
        }
        {...send.tokens.empty}
      />
    )
  return (
    <List label={send.tokens.heading}>
      {tokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          network={model.network}
          namespace={model.namespace}
          valueDecimals={model.valueDecimals}
          formats={formats}
          onSelect={onSelect}
        />
      ))}
    </List>
  )
}
