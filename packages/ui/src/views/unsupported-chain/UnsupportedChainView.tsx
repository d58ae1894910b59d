import type { CaipNetworkId, UnsupportedChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import type { MessageCopy } from '../../copy/MessageCopy.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { Button } from '../../parts/button/Button.js'
import { List } from '../../parts/list/List.js'
import { NetworkListRow } from '../../parts/list/NetworkListRow.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Spinner } from '../../parts/status/Spinner.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './UnsupportedChainView.css?inline'

/** Props of {@link UnsupportedChainView}. */
export type UnsupportedChainViewProps = {
  readonly model: UnsupportedChainModel
  readonly onSelectNetwork?: ((id: CaipNetworkId) => void) | undefined
  readonly onDisconnect?: (() => void) | undefined
}

/**
 * Lists the supported networks while the wallet is on an unsupported one. The user can switch or disconnect.
 *
 * @example
 * ```tsx
 * import type { UnsupportedChainModel } from '@latchkit/core'
 * import { UnsupportedChainView } from '@latchkit/ui/views/unsupported-chain'
 *
 * type Props = { model: UnsupportedChainModel; disconnect: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, disconnect }: Props) => <UnsupportedChainView model={model} onDisconnect={disconnect} />
 * ```
 */
export function UnsupportedChainView(props: UnsupportedChainViewProps): ReactNode {
  const { model, onSelectNetwork, onDisconnect } = props
  const copy = useCopy()
  const messages = useMessages()
  const { titles, unsupportedChain } = copy
  useStyles(css)
  const isBusy = model.status !== 'ready'
  const { current, result } = model
  const outcome = isBusy ? undefined : result && unsupportedChain[result.status]
  const isDeclined = result?.status === 'declined'
  return (
    <>
      <div className="unsupported-lead" role="status">
        <h3 className="status-title">
          {current.name === undefined
            ? unsupportedChain.explainUnnamed
            : fill(unsupportedChain.explain.title, { network: current.name })}
        </h3>
        <p className="status-text">
          {model.status === 'switching'
            ? unsupportedChain.switching
            : (!isDeclined && outcome) || unsupportedChain.explain.text}
          {/* Visible in the row. */}
          {isDeclined && outcome && <span className="visually-hidden"> {outcome}</span>}
        </p>
      </div>
      <List label={titles.networks}>
        {model.networks.map((network) => (
          <NetworkListRow
            key={network.id}
            network={network}
            result={
              outcome && result?.target === network.id ? getResultText(result, outcome, messages) : undefined
            }
            isPending={model.target === network.id}
            onSelect={isBusy ? undefined : onSelectNetwork}
          />
        ))}
      </List>
      <div className="unsupported-actions">
        <Button
          variant="quiet"
          icon={model.status === 'disconnecting' ? <Spinner /> : <DisconnectIcon />}
          onClick={model.status === 'disconnecting' ? undefined : onDisconnect}
        >
          {model.status === 'disconnecting' ? unsupportedChain.disconnecting : unsupportedChain.disconnect}
        </Button>
      </div>
    </>
  )
}

/** Returns the outcome of the last switch for the row of its network. */
function getResultText(
  result: NonNullable<UnsupportedChainModel['result']>,
  outcome: string,
  messages: MessageCopy | undefined,
): ReactNode {
  if (result.status === 'declined') return outcome
  const { text, advice } = getFailureText(messages, result)
  return (
    <>
      {text}
      {advice && <br />}
      {advice}
    </>
  )
}
